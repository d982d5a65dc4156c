const MB = 1_048_576;

export const sizeText = ({ size }: { size: number }): string => `${(size / MB).toFixed(1)} MB`;

/** The error names its file, because the file's field is empty again. */
export const namedError = (name: string, error: string): string => `${name}: ${error}`;
