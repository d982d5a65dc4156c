import type {
  Controller,
  PrivacyCondition,
  PrivacyContent,
  PrivacyFacts,
  PrivacyPageContent,
  PrivacyText,
} from "~/content/types/privacy";

/** The privacy page of this installation: only what applies, with its figures, shortest retention first. */
export function fillPrivacy(
  { meta, head, sections }: PrivacyContent,
  facts: PrivacyFacts,
  controller: Controller,
): PrivacyPageContent {
  const holds = conditionsOf(facts, controller);
  const applies = ({ when }: PrivacyText) => when === undefined || holds[when];
  const values = valuesOf(facts, controller);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const lengthOf = (seconds: number) => seconds || Number.POSITIVE_INFINITY;
  return {
    meta,
    head,
    sections: sections.map(({ heading, paragraphs, rows, withOperator, button }) => ({
      heading,
      paragraphs: paragraphs.filter(applies).map(({ text }) => fill(text)),
      rows: rows
        ?.filter(applies)
        .sort((a, b) => lengthOf(facts.kept[a.time]) - lengthOf(facts.kept[b.time]))
        .map(({ time, title, text }) => ({
          time: duration(facts.kept[time]),
          title: fill(title),
          text: fill(text),
        })),
      address: withOperator ? addressOf(controller) : undefined,
      button,
    })),
  };
}

function conditionsOf(
  { deliversTo, countsInStore, hosts }: PrivacyFacts,
  { email, privacy: { officer, processors, transfers, authority } }: Controller,
): Record<PrivacyCondition, boolean> {
  return {
    api: deliversTo === "api",
    mail: deliversTo === "mail",
    inbox: deliversTo === "inbox",
    delivers: deliversTo !== "inbox",
    countsInStore,
    countsInMemory: !countsInStore,
    scheduler: hosts.scheduler !== undefined,
    demo: hosts.demo !== undefined,
    media: hosts.media !== undefined,
    noOtherHost: Object.values(hosts).every((host) => host === undefined),
    email: email !== undefined,
    noEmail: email === undefined,
    officer: Boolean(officer),
    processors: Boolean(processors),
    noProcessors: processors === "",
    processorsOnRequest: processors === undefined,
    transfers: Boolean(transfers),
    noTransfers: transfers === "",
    transfersOnRequest: transfers === undefined,
    authority: Boolean(authority),
  };
}

function addressOf({ name, address = [], email }: Controller): string[] {
  return [name, ...address, ...(email ? [email] : [])];
}

function valuesOf({ kept, cookieNames, hosts }: PrivacyFacts, { email, privacy }: Controller) {
  const times = Object.entries(kept).map(([name, seconds]) => [name, duration(seconds)]);
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(times),
    toastCookie: cookieNames.toast,
    sessionCookie: cookieNames.session,
    checkCookie: cookieNames.check,
    schedulerHost: hosts.scheduler,
    demoHost: hosts.demo,
    mediaHost: hosts.media,
    email,
    ...privacy,
  };
  return values;
}

const UNITS = [
  ["day", 24 * 60 * 60],
  ["hour", 60 * 60],
  ["minute", 60],
] as const;

/** "30 minutes": in the largest unit that gives a whole number. */
function duration(seconds: number): string {
  if (seconds === 0) return "No limit";
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
