import type { ToastOptions } from "react-toastify/unstyled";
import type { SubmissionKind } from "server/types";

/** As specified; the contact form uses the library's defaults. */
export const toastOptions = {
  contact: {
    position: "top-right",
    autoClose: 5000,
    pauseOnHover: true,
    pauseOnFocusLoss: true,
    draggable: true,
    draggablePercent: 80,
  },
  career: { position: "bottom-right", autoClose: 3000, closeOnClick: true },
} satisfies Record<SubmissionKind, ToastOptions>;
