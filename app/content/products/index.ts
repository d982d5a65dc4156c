// The four products, /01 to /04.
import { contractLifecycle } from "~/content/products/contract-lifecycle";
import { customerService } from "~/content/products/customer-service";
import { digitalProducts } from "~/content/products/digital-products";
import { employeesEngagement } from "~/content/products/employees-engagement";
import type { ProductPage } from "~/content/types";

export const products: readonly ProductPage[] = [
  customerService,
  contractLifecycle,
  employeesEngagement,
  digitalProducts,
];
