import { PageHead } from "~/components/sections/hero/page-head";
import type { CareerContent } from "~/content/types/pages/career";
import type { ShownCaptcha } from "~/forms/career/career-action-result";
import { CareerForm } from "~/forms/career/career-form";
import { PageShell } from "~/pages/page-shell";

interface CareerPageProps {
  page: CareerContent;
  roles: readonly string[];
  captcha: ShownCaptcha;
}

export function CareerPage({ page, roles, captcha }: CareerPageProps) {
  const { heading, points } = page.aside;
  return (
    <PageShell>
      <PageHead head={page.head} />
      <section className="career-page theme-light">
        <div className="career-page__aside">
          <h2>{heading}</h2>
          <ul>
            {points.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <CareerForm roles={roles} captcha={captcha} />
      </section>
    </PageShell>
  );
}
