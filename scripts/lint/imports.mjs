// The permitted imports, for dependency-cruiser. Imports of types count too.

const words = "content/(?!types/)";

/** Forbidden imports: from, to (regular expressions over paths from the root), and the rule in words. */
const boundaries = [
  ["app/(?!motion/)", "node_modules/(gsap|lenis)/", "they are loaded late, by app/motion alone"],
  ["app/(?!components/ui/)", "node_modules/react-toastify/", "only components/ui shows toasts"],
  [
    "app/(?!load-context)",
    "server/(?!types\\.ts)",
    "values through load-context.server, types through types",
  ],
  ["app/routes/", "app/(components|motion|hooks)/", "a route wires content, a page and actions"],
  ["app/content/", "(?!app/content/)", "content is data, without code of others"],
  ["app/pages/", `app/(routes|load-context|${words})`, "a page draws its loader's data"],
  ["app/contact-modal/", `app/(routes|pages|motion|load-context|${words})`, "it knows props and address"],
  [
    "app/components/",
    `app/(routes|pages|forms|load-context|contact-modal/(?!contact-link)|${words})`,
    "components render what they are given",
  ],
  [
    "app/forms/",
    `app/(routes|pages|contact-modal|components/(layout|sections)|motion|${words})`,
    "forms use components/ui and own their words and rules",
  ],
  [
    "app/navigation/",
    `app/(routes|pages|forms|components|load-context|${words})`,
    "navigation knows addresses, not pages",
  ],
  [
    "app/motion/",
    "app/(routes|pages|forms|components|content|load-context)",
    "motion knows elements, not pages",
  ],
  [
    "server/",
    "(app|node_modules/(react|react-dom|@remix-run/react))/",
    "the server knows nothing of the app",
  ],
  ["server/(outbox|config|observability)/", "server/site/", "the outbox knows nothing of the site"],
  ["(app|server/site)/", "server/outbox/(?!outbox\\.ts)", "outbox.ts is the only door"],
  ["server/site/security/", "server/site/http/", "http imports security"],
  ["(?!scripts/media/)", "scripts/media/", "the site uses the files of the generators, never their code"],
  ["(?!scripts/measure/)", "scripts/measure/", "nothing imports the measurements"],
];

const rule = (name, from, to) => ({ name, severity: "error", from, to });

export default {
  forbidden: [
    ...boundaries.map(([from, to, name]) => rule(name, { path: `^${from}` }, { path: `^${to}` })),
    rule("no circles", {}, { circular: true }),
    // scripts/media and scripts/measure install their packages on first use.
    rule(
      "every import exists",
      { pathNot: "^scripts/(media|measure)/" },
      { couldNotResolve: true, pathNot: "build/index.cjs$" },
    ),
    rule(
      "app and server import from dependencies",
      { path: "^(app|server)/" },
      // @remix-run/dev has the compiler's types, and a module that the build replaces by the routes.
      { dependencyTypes: ["npm-dev", "npm-no-pkg"], pathNot: "/@remix-run/dev/" },
    ),
  ],
  options: {
    doNotFollow: { path: "^build|node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
    // Node 20 does not know it.
    builtInModules: { add: ["node:sqlite"] },
  },
};
