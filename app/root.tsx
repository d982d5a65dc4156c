import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useActionData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Footer } from "~/components/layout/footer";
import { Header } from "~/components/layout/header/header";
import { LiveRegion } from "~/components/ui/live-region";
import { useToastsInView } from "~/components/ui/toast";
import { failed, homeLink, missing, notLoaded } from "~/content/site/errors";
import { useRootData } from "~/hooks/route-data";
import { useContactTab } from "~/navigation/contact-url";
import { useFocusAfterNavigation } from "~/navigation/focus-after-navigation";
import { historyKey } from "~/navigation/hash";
import { PendingNavigation } from "~/navigation/pending-navigation";
import { SmoothScroll } from "~/navigation/smooth-scroll";
import { ErrorPage } from "~/pages/error-page";
import { useScriptNonce } from "~/render/script-nonce";
import { loadRoot } from "~/root-loader.server";
import styles from "~/styles/app.css";
import display from "../public/fonts/funnel-display.woff2";
import body from "../public/fonts/geist.woff2";

export const links: LinksFunction = () => [
  ...[display, body].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const loader = ({ request, context }: LoaderFunctionArgs) => loadRoot(request, context);

// Remix routes a POST to `/` to root; the home page's own address would be `/?index`.
// `meta` is for a failed page.
export { action, clientAction, meta, shouldRevalidate } from "~/pages/route-exports";

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const tab = useContactTab();
  const hasFailed = useRouteError() != null;
  // A failed page has no modal to close.
  const inert = tab !== undefined && !hasFailed;
  const nonce = useScriptNonce();
  useFocusAfterNavigation();
  useToastsInView();
  // Every control responds from now on.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    // The styles lock the page's scrolling while the modal is open.
    <html lang="en-GB" data-modal={inert ? "" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Android's keyboard then makes the window lower: what scrolls in it can be reached. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        {root && <meta name="theme-color" content={root.themeColour} />}
        <Meta />
        <Links />
      </head>
      <body>
        <a className="button skip-link" href="#main" inert={inert}>
          Skip to content
        </a>
        <LiveRegion />
        {root && <Header brand={root.brand} menu={root.menu} cities={root.cities} inert={inert} />}
        {children}
        {root && <Footer brand={root.brand} content={root.footer} inert={inert} />}
        <ScrollRestoration nonce={nonce} getKey={historyKey} />
        <PendingNavigation />
        <SmoothScroll />
        <Scripts nonce={nonce} />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  // Without a key two pages with the same component would share state.
  return <Outlet key={pathname} context={useActionData()} />;
}

/** The log has the cause; the visitor learns what to do next. */
export function ErrorBoundary() {
  const error = useRouteError();
  // Errors after hydration are not in the log. Hydration must find the words of the first render.
  const [inBrowser] = useState(
    () => typeof document !== "undefined" && "hydrated" in document.documentElement.dataset,
  );
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // The browser loads the page of a failed navigation, or says why it cannot. On the page itself a reload would repeat the
  // error.
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const isOtherPage = visit && new URL(visit.name).pathname !== window.location.pathname;
    if (inBrowser && !isMissing && isOtherPage) window.location.reload();
  }, [inBrowser, isMissing]);
  const words = isMissing ? missing : inBrowser ? notLoaded : failed;
  return <ErrorPage {...words} link={homeLink} />;
}
