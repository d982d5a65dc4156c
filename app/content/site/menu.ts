import { industries } from "~/content/industries/index";
import { beyondChat } from "~/content/pages/beyond-chat";
import { demo } from "~/content/pages/demo";
import { landing } from "~/content/pages/landing";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { IndustryContent, ServiceContent } from "~/content/types/collection";
import type { MenuGroup, MenuItem, MenuLink } from "~/content/types/menu";

const linkTo = ({ name, url, menuLine, card }: IndustryContent | ServiceContent): MenuLink => ({
  name,
  url,
  menuLine,
  picture: `pictures/${card.image}-small-800.avif`,
});

const capabilities: MenuGroup = {
  id: "menu-capabilities",
  name: "Capabilities",
  subMenu: [
    {
      subName: "Products",
      url: "/products",
      items: products.map(({ product, url, menuLine, film }) => ({
        name: product,
        url,
        menuLine,
        picture: `films/${film}-1280.avif`,
      })),
    },
    { subName: "Services", url: "/services", items: services.map(linkTo) },
    {
      subName: "See it work",
      items: [
        {
          name: "Demo",
          url: "/demo",
          menuLine: "Our copilot on a lost-card call",
          picture: `films/${demo.video}-1280.avif`,
        },
        {
          name: "Beyond Chat",
          url: "/beyond-chat",
          menuLine: "An agent that finishes the task",
          picture: `films/${beyondChat.film}-1280.avif`,
        },
        {
          name: "Build with AI",
          url: "/landing",
          menuLine: "The tools a pilot leaves behind",
          picture: `films/${landing.showcase.sections[0].video}-1280.avif`,
        },
      ],
    },
  ],
};

const solutions: MenuGroup = {
  id: "menu-solutions",
  name: "Solutions",
  subMenu: [{ subName: "Industries", url: "/#solutions", items: industries.map(linkTo) }],
};

export const menu: readonly MenuItem[] = [
  capabilities,
  solutions,
  { name: "About", url: "/about" },
  { name: "Careers", url: "/career" },
  { name: "Contact", action: "message" },
];
