import type { ToastOptions } from "react-toastify/unstyled";
import type { SubmissionKind } from "server/types";

/** The library's defaults, as specified for the contact form. */
const usual: ToastOptions = {
  position: "top-right",
  autoClose: 5000,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 80,
};

/** As specified. */
const special: Partial<Record<SubmissionKind, ToastOptions>> = {
  career: { position: "bottom-right", autoClose: 3000, closeOnClick: true },
};

export const toastOptions = (form: SubmissionKind): ToastOptions => special[form] ?? usual;
