import { industries } from "~/content/industries/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { MenuGroup, MenuItem, MenuLink } from "~/content/types/menu";

const linkTo = ({ name, url }: MenuLink): MenuLink => ({ name, url });
const half = Math.ceil(industries.length / 2);

const capabilities: MenuGroup = {
  name: "Capabilities",
  subMenu: [
    {
      subName: "Products",
      items: products.map(({ product, url }) => ({ name: product, url })),
    },
    { subName: "Services", items: services.map(linkTo) },
  ],
};

const solutions: MenuGroup = {
  name: "Solutions",
  subMenu: [
    { subName: "Industries", items: industries.slice(0, half).map(linkTo) },
    { subName: "", items: industries.slice(half).map(linkTo) },
  ],
};

export const menu: readonly MenuItem[] = [
  capabilities,
  solutions,
  { name: "About", url: "/about" },
  { name: "Careers", url: "/career" },
  { name: "Contact", action: "contact-message" },
];
