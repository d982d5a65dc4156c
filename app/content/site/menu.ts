import { industries } from "~/content/industries/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { MenuGroup, MenuItem, MenuLink } from "~/content/types/menu";

const linkTo = ({ name, url, line }: MenuLink): MenuLink => ({ name, url, line });

const capabilities: MenuGroup = {
  id: "menu-capabilities",
  name: "Capabilities",
  subMenu: [
    {
      subName: "Products",
      url: "/products",
      items: products.map(({ product, url, line }) => ({ name: product, url, line })),
    },
    { subName: "Services", url: "/services", items: services.map(linkTo) },
    {
      subName: "See it work",
      items: [
        { name: "Demo", url: "/demo", line: "A product on a lost-card call" },
        { name: "Beyond Chat", url: "/beyond-chat", line: "An agent that finishes the task" },
        { name: "Build with AI", url: "/landing", line: "For those who build the workflows" },
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
