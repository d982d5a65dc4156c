import { industries } from "~/content/industries/index";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import type { MenuGroup, MenuItem, MenuLink } from "~/content/types/menu";

const linkTo = ({ name, url }: MenuLink): MenuLink => ({ name, url });

const capabilities: MenuGroup = {
  name: "Capabilities",
  subMenu: [
    {
      subName: "Products",
      url: "/products",
      items: products.map(({ product, url }) => ({ name: product, url })),
    },
    { subName: "Services", url: "/services", items: services.map(linkTo) },
    {
      subName: "See it work",
      items: [
        { name: "Demo", url: "/demo" },
        { name: "Beyond Chat", url: "/beyond-chat" },
        { name: "Build with AI", url: "/landing" },
      ],
    },
  ],
};

const solutions: MenuGroup = {
  name: "Solutions",
  subMenu: [{ subName: "Industries", url: "/#solutions", items: industries.map(linkTo) }],
};

export const menu: readonly MenuItem[] = [
  capabilities,
  solutions,
  { name: "About", url: "/about" },
  { name: "Careers", url: "/career" },
  { name: "Contact", action: "contact-message" },
];
