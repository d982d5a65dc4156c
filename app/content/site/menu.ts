import { industries } from "~/content/industries/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { IndustryContent, ServiceContent } from "~/content/types/collection";
import type { MenuGroup, MenuItem, MenuLink } from "~/content/types/menu";

const linkTo = ({ name, url, menuDescription }: IndustryContent | ServiceContent): MenuLink => ({
  name,
  url,
  menuDescription,
});

const capabilities: MenuGroup = {
  id: "menu-capabilities",
  name: "Capabilities",
  subMenu: [
    {
      subName: "Products",
      url: "/products",
      translate: "no",
      items: products.map(({ product, url, menuDescription }) => ({ name: product, url, menuDescription })),
    },
    { subName: "Services", url: "/services", items: services.map(linkTo) },
    {
      subName: "See it work",
      items: [
        {
          name: "Demo",
          url: "/demo",
          menuDescription: "Our copilot on a lost-card call",
        },
        {
          name: "Beyond Chat",
          url: "/beyond-chat",
          menuDescription: "An agent that finishes the task",
        },
        {
          name: "Build with AI",
          url: "/landing",
          menuDescription: "The tools a pilot leaves behind",
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
