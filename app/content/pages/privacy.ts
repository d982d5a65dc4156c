import { duration, retentionRows } from "~/content/pages/retention-rows";
import type { Owner } from "~/content/types/owner";
import type { PrivacyFacts, PrivacySection } from "~/content/types/privacy";

export const privacy = {
  meta: {
    title: "Privacy",
    description:
      "What this site keeps of its forms, why and for how long, who handles it, which three cookies are set, and your rights.",
  },
  head: {
    heading: "What we keep, and for how long",
    lead: "You can read every page here without telling us anything. What follows is about the forms. Its days and minutes are read from the settings this site is running with; the words were last changed on 28\u00a0November\u00a02026.",
  },
};

/** What holds for this installation, as its software and its owner say. `brand` stands in for a missing legal name. */
export function privacySections(facts: PrivacyFacts, owner: Owner, brand: string): PrivacySection[] {
  const { cookieNames, kept, deliversTo, hosts } = facts;
  const delivers = deliversTo !== "inbox";
  return [
    {
      heading: "What you give us",
      paragraphs: [
        "What you send in a form: name, email address and message. A request for a call adds your time zone; an application adds role, phone number, places, years of experience and any CV.",
        "Each also says where you came from: the page, the site and labels of the link you followed (utm_source, gclid and their kind). It sets no cookie, is erased with the form and goes to no advertiser.",
        "A tick for the mailing list travels with your message, its time and wording. Whoever receives it adds you, and takes you off when you say so.",
        "What you do not send stays in your browser, except a draft of the signed page. Without scripts, fetching a captcha or removing a CV posts the application: its text comes back unstored; its CV is kept as listed below.",
        "There are no accounts, analytics, advertisements or profiles. A person makes every decision about you.",
      ],
    },
    {
      heading: "Why we may use it",
      paragraphs: [
        "Data protection law asks for a reason for each use. The articles are those of the GDPR; the United Kingdom's version has the same numbers.",
        "A message, a call request or an application is used to answer it and to take the steps towards a contract that you ask for (Article 6(1)(b)). Where you write for a company, the reason is our legitimate interest, and your company's, in replying (Article 6(1)(f)).",
        "The mailing list rests on your consent (Article 6(1)(a)). You can withdraw it at any time; what was sent before remains lawful.",
        "The captcha, the count of forms, the spam trap, the receipts and the log keep the site safe and messages from being lost or doubled. That is our legitimate interest, as is knowing which links lead people here (Article 6(1)(f)).",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        `Shortest first. What has expired is usually removed within ${duration(kept.expired)}.`,
        "Backups and exports are copies that we make. What is erased here may stay in one until that is replaced or deleted.",
      ],
      rows: retentionRows(
        {
          seconds: kept.stagedUpload,
          title: "A CV whose form is not complete",
          text: "So that you need not choose the file again after a mistake. It is erased sooner when your application has reached us.",
        },
        {
          seconds: kept.captcha,
          title: "A captcha that was solved",
          text: "Its random number and that of the form it was used for, so that it counts once.",
        },
        delivers && {
          seconds: kept.pending,
          title: "A message or application on its way",
          text: `Stored before anything else, so that it cannot be lost, then delivered. Once it has arrived, the text and the CV are erased here. If you correct it before that, the earlier version is erased at once, with its CV. If it has not arrived in ${duration(kept.pending)}, it waits for us as another row says.`,
        },
        {
          seconds: kept.spam,
          title: "What the spam trap caught",
          text: "The text of a form in which a hidden field was filled in, in case that was a person after all. Any file is discarded.",
        },
        delivers && {
          seconds: kept.receipt,
          title: "A receipt of what was delivered",
          text: "In place of what you wrote: which form it was, random numbers, a fingerprint of the content, and times.",
        },
        delivers
          ? {
              seconds: kept.inbox,
              title: "A message or application that could not be delivered",
              text: `With its CV, from the last attempt, so that we can send it on by hand${deliversTo === "mail" ? "; also an application whose CV was too large for our mail server" : ""}.`,
            }
          : {
              seconds: kept.inbox,
              title: "A message or application",
              text: "With its CV, from the day it came, unless we erase it sooner.",
            },
      ),
    },
    {
      heading: "Who reads it",
      paragraphs: [
        {
          inbox:
            "What you send stays in this site's own store, where only the people who run the site read it.",
          api: "What you send goes to the system in which we handle enquiries, which another company may run for us, and is erased here once that system, its only recipient, has taken it. The people who answer enquiries and applications read it there.",
          mail: "What you send goes by email only to the people who answer enquiries and applications, and is erased here once the mail server has taken it. From then on it is in their mailbox.",
        }[deliversTo],
        "Companies that handle data on our instructions, such as the host of this server, are bound by contract. Ask us for their names.",
        owner.transfers ||
          "We have offices in New York, Dubai and New Delhi. What is read in one of them leaves the European Economic Area and the United Kingdom. Ask us which safeguards apply.",
        owner.representative &&
          `Our representative in the European Union and the United Kingdom (GDPR, Article 27): ${owner.representative}`,
        "Responsible for all this (the controller) is:",
      ].filter(Boolean),
      address: [
        owner.legalEntity || brand,
        ...(owner.addresses[0] ?? ["Ask us for our postal address."]),
        owner.email,
      ].filter(Boolean),
    },
    {
      heading: "Cookies",
      paragraphs: [
        "There are three cookies. The careers page sets one, because its form is open when it loads; on other pages one is set when you open a form or send it. Forms need them to work, so the law asks for no consent. All are signed, hidden from scripts and sent to this site only.",
        "Your browser alone remembers how far down each page you were, in the tab and until you close it, so that Back returns to the place.",
      ],
      rows: retentionRows(
        {
          seconds: kept.toast,
          title: cookieNames.toast,
          text: "Carries a form's confirmation to the next page, and nothing of what you wrote; gone as soon as that has been shown.",
        },
        {
          seconds: kept.check,
          title: cookieNames.check,
          text: "Set when a page comes with the message form or the form for a call open. It says nothing. If the form comes without it, your browser is blocking cookies; the confirmation then takes another route.",
        },
        {
          seconds: kept.session,
          title: cookieNames.session,
          text: "Set by the careers page: the random numbers of the last five captchas it showed you, without their answers.",
        },
      ),
    },
    {
      heading: "Addresses and logs",
      paragraphs: [
        "A draft of the signed page is part of its address, so that you can pass it on. Opening that address sends it here, so that the page can show it; we keep no copy. The address stands in your browser's history and perhaps in the log of a proxy on the way.",
        "To stop floods, the server counts how many forms come from one network. The count stays in its working memory and ends with the process.",
        "The log has a line for a request: the time, the path, the status, how long it took, and a random number. It has no network address and nothing that was typed: of an address it has only what stands before the question mark. Whoever hosts the server may keep logs of their own; ask us which.",
      ],
    },
    {
      heading: "Other sites",
      paragraphs: [
        hosts.media
          ? `Pictures and films come from ${hosts.media}, which sees your network address, as any web server does.`
          : "Your browser loads every page, picture and film from this address.",
        hosts.scheduler
          ? `The calendar is a service of ${hosts.scheduler}, with rules and cookies of its own. Your browser first contacts it when you open the tab with the calendar.`
          : "",
        hosts.demo
          ? `The recording on the demo page is played by ${hosts.demo}, with rules and cookies of its own. Your browser first contacts it when you press play.`
          : "",
      ].filter(Boolean),
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may ask what we hold about you, have a copy, have it corrected or erased, have its use restricted, and take what you gave us elsewhere in a common format. You may object to any use that rests on our interest. We will answer within a month.",
        "You may also complain to the data protection authority where you live, where you work or where you think the law was broken.",
      ],
    },
    {
      heading: "Having it erased",
      paragraphs: [
        `Write to ${owner.email || "us with the message form, under the topic “Just a message”"}.`,
        "Tell us which form it was, about when, and the email address you gave in it: that is how we find it. What is still here is erased for good with one command, CV included.",
        ...(delivers
          ? [
              "What was delivered is in the system it was delivered to. We will erase it there as well, and tell you when that is done.",
            ]
          : []),
      ],
      button: "Write to us",
    },
  ];
}
