import { industries } from "~/content/industries/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { IndustryContent, ServiceContent } from "~/content/types/collection";
import type { MenuGroup, MenuItem, MenuLink } from "~/content/types/menu";

const linkTo = ({ name, url, menuLine }: IndustryContent | ServiceContent): MenuLink => ({
  name,
  url,
  menuLine,
});

const capabilities: MenuGroup = {
  id: "menu-capabilities",
  name: "Capabilities",
  subMenu: [
    {
      subName: "Products",
      url: "/products",
      items: products.map(({ product, url, menuLine }) => ({ name: product, url, menuLine })),
    },
    { subName: "Services", url: "/services", items: services.map(linkTo) },
    {
      subName: "See it work",
      items: [
        {
          name: "Demo",
          url: "/demo",
          menuLine: "Our copilot on a lost-card call",
        },
        {
          name: "Beyond Chat",
          url: "/beyond-chat",
          menuLine: "An agent that finishes the task",
        },
        {
          name: "Build with AI",
          url: "/landing",
          menuLine: "The tools a pilot leaves behind",
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
