/** An illustration's path below `public/media/pictures/` without width and ending: "industries/banking/fraud-alerts". */
export type PictureId = string;

/** A video's path below `public/media/films/` without variant and ending: "heroes/home". */
export type VideoId = string;

/** The sound of an opening video: `public/media/sounds/` has a file of each. Pages of a family share one. */
export type Sound = "company" | "ai" | "data" | "ledger" | "products";
