// An empty Remix page with Remix's own scripts, beside which `npm run lighthouse` judges the pages of the site.
import { Links, Meta, Outlet, Scripts } from "@remix-run/react";

export const meta = () => [{ title: "Empty" }, { name: "description", content: "An empty page." }];

export default function App() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
