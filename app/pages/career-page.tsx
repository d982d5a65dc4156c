import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/components/sections/hero/page-head";
import { FormNote } from "~/components/ui/form-note";
import { Picture } from "~/components/ui/picture";
import type { PrivacyNote } from "~/content/types/contact";
import type { CareerContent } from "~/content/types/single-pages";
import type { ShownCaptcha } from "~/forms/action-result";
import { CareerForm } from "~/forms/career/career-form";
import type { OptionGroups } from "~/forms/fields/choice-fields";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/career.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

interface CareerData {
  page: CareerContent;
  roleGroups: OptionGroups;
  captcha: ShownCaptcha;
  privacyNote: PrivacyNote;
}

export function CareerPage() {
  const { page, roleGroups, captcha, privacyNote } = useLoaderData<CareerData>();
  const { heading, points } = page.aside;
  return (
    <PageShell>
      <PageHead head={page.head}>
        <figure>
          <Picture image={page.image} alt={page.alt} sizes="50vw" small />
        </figure>
      </PageHead>
      <section className="career-page beside theme-light">
        <div className="career-page__aside">
          <h2>{heading}</h2>
          <ul className="rules">
            {points.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <CareerForm roleGroups={roleGroups} captcha={captcha} />
          <FormNote {...privacyNote} />
        </div>
      </section>
    </PageShell>
  );
}
