import { useLoaderData } from "@remix-run/react";
import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { Hero } from "~/components/sections/hero/hero";
import { InterfaceTour } from "~/components/sections/interface-tour";
import { OtherProducts } from "~/components/sections/other-products";
import type { ProductData } from "~/content/types/collection";
import { PageShell } from "~/pages/page-shell";
import styles from "~/styles/product.css";

export const links = () => [{ rel: "stylesheet", href: styles }];

export function ProductPage() {
  const { page, others } = useLoaderData<ProductData>();
  return (
    <PageShell>
      <Hero {...page} breadcrumbs={<Breadcrumbs page={page} />} />
      <section className="theme-light section" id="content">
        <InterfaceTour sections={page.sections} />
      </section>
      <OtherProducts products={others} />
    </PageShell>
  );
}
