/** An illustration's path below `public/media/pictures/` without width and ending: "industries/banking/fraud-alerts". */
export type PictureId = string;

/** A film's path below `public/media/films/` without variant and ending: "heroes/home". */
export type VideoId = string;
