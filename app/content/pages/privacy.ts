import type { PrivacyContent } from "~/content/types/privacy";

export const privacy = {
  meta: {
    title: "Privacy",
    description:
      "What the forms of this site keep and for how long, who reads it, which three cookies are set and why, and how to have it erased.",
  },
  head: {
    heading: "What we keep, and for how long",
    lead: "You can read every page here without telling us anything. What follows is about the forms. The days and minutes are read from the settings this site is running with.",
  },
  sections: [
    {
      heading: "What you give us",
      paragraphs: [
        {
          text: "What you type into a form and send: your name, your e-mail address and your message or request for a call; in an application also a role, a phone number, places, years of experience and, if you attach one, a résumé.",
        },
        {
          text: "With the form goes where your visit came from: the page the form is on, the name of the site whose link you followed, and the labels that an advertisement or a newsletter put into that link (utm_source, gclid and their kind). It takes no cookie, and is erased together with the form.",
        },
        {
          text: "The tick for the mailing list travels with your message as a yes or a no. This software holds no list and sends no newsletter.",
        },
        {
          text: "There are no accounts, no analytics, no advertising and no profiles. What you type and do not send stays in your browser; a résumé is the exception, because it is sent ahead of its form.",
        },
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        { text: "Shortest first. What has reached its time is removed within {expired}." },
        {
          text: "Back-ups and exports are copies that we make by hand. Something erased here may stay in one of those until it is replaced.",
        },
      ],
      rows: [
        {
          time: "stagedUpload",
          title: "A résumé whose form is not complete",
          text: "So that you need not choose the file again after a mistake, stored with a keyed hash of your network address. Removing the file in the form erases it at once; sending the form, a minute later.",
        },
        {
          time: "captcha",
          title: "A captcha that was solved",
          text: "Its random number and that of the form it was used for, so that it counts once.",
        },
        {
          time: "rateLimit",
          title: "A count of forms",
          text: "How many came from one network, under a keyed hash from which the address cannot be read.",
          when: "countsInStore",
        },
        {
          time: "pending",
          title: "A message or application on its way",
          text: "Stored before anything else, so that it cannot be lost, then delivered. Once it has arrived, the text and the résumé are erased here. If it has not arrived in {pending}, it waits for us as the row below says.",
          when: "delivers",
        },
        {
          time: "spam",
          title: "What the trap for programs caught",
          text: "The text of a form in which a hidden field was filled in, in case that was a person after all. No file is kept with it.",
        },
        {
          time: "receipt",
          title: "A receipt of what was delivered",
          text: "A random number, which form it was, a fingerprint of the content, and times. Nothing you wrote can be read from it.",
          when: "delivers",
        },
        {
          time: "inbox",
          title: "A message or application",
          text: "With its résumé, from the day it came, unless we erase it sooner.",
          when: "inbox",
        },
        {
          time: "inbox",
          title: "A message or application that could not be delivered",
          text: "With its résumé, from the last attempt, so that we can send it on by hand.",
          when: "delivers",
        },
      ],
    },
    {
      heading: "Who reads it",
      paragraphs: [
        {
          text: "What you send stays in this site's own store. The people who run the site read it there; the software hands it to nobody else.",
          when: "inbox",
        },
        {
          text: "What you send goes to our own system for enquiries and is erased here once that has taken it. The people who answer enquiries and applications read it there. The software hands it to nobody else.",
          when: "api",
        },
        {
          text: "What you send goes by e-mail to the people who answer enquiries and applications, and is erased here once the mail server has taken it. From then on it lies in their mailbox. The software hands it to nobody else.",
          when: "mail",
        },
        { text: "This site is run by:" },
      ],
      withOperator: true,
    },
    {
      heading: "Cookies",
      paragraphs: [
        {
          text: "There are three cookies, each set by a form that you open or send. All are signed, none can be read by scripts, and no other site receives them.",
        },
        {
          text: "Your browser also remembers how far down each page you were, in the tab and until you close it, so that Back returns to the place. That is not sent to us.",
        },
      ],
      rows: [
        {
          time: "toast",
          title: "{toastCookie}",
          text: "Carries the sentence that confirms a form to the next page, and is gone as soon as that has been shown.",
        },
        {
          time: "check",
          title: "{checkCookie}",
          text: "Set when a page comes with the message form open. It says nothing; if it does not come back with the form, your browser refuses cookies, and the confirmation takes another way.",
        },
        {
          time: "session",
          title: "{sessionCookie}",
          text: "Set by the careers page: the random numbers of the last five captchas it showed you, without their answers.",
        },
      ],
    },
    {
      heading: "Addresses and logs",
      paragraphs: [
        {
          text: "To stop floods, the server counts how many forms come from one network. The count is in its working memory only, never on a disk, and ends with the process.",
          when: "countsInMemory",
        },
        {
          text: "To stop floods, our servers count how many forms come from one network, as the list above says. When the store cannot be reached, the count is in a server's working memory until the process ends.",
          when: "countsInStore",
        },
        {
          text: "The log has a line for a request: the time, the path, the status, how long it took, and a random number. It has no network address and nothing that was typed. Whoever hosts the server may keep logs of their own; ask us which.",
        },
      ],
    },
    {
      heading: "Other sites",
      paragraphs: [
        {
          text: "Your browser loads everything from this address and nothing from any other.",
          when: "noOtherHost",
        },
        {
          text: "Pictures and films come from {mediaHost}, which sees your network address, as any web server does.",
          when: "media",
        },
        {
          text: "The calendar is a service of {schedulerHost}, with rules and cookies of its own. Your browser asks it for nothing until you open the tab with the calendar.",
          when: "scheduler",
        },
        {
          text: "The recording on the demo page is played by {demoHost}, with rules and cookies of its own. Your browser asks it for nothing until you press play.",
          when: "demo",
        },
      ],
    },
    {
      heading: "Having it erased",
      paragraphs: [
        { text: "Write to {email}.", when: "email" },
        { text: "Write to us with the message form, under the topic “Just a message”.", when: "noEmail" },
        {
          text: "Tell us which form it was, about when, and the e-mail address you gave in it: that is how we find it. What still lies here is erased for good with one command, résumé included.",
        },
        {
          text: "What was delivered lies where it was delivered to. We erase it there as well, and tell you when that is done.",
          when: "delivers",
        },
      ],
      button: "Write to us",
    },
  ],
} satisfies PrivacyContent;
