/** What the build leaves out of the first view. Undefined in development, where the rows are whole. */
export const remainder: string | undefined = undefined;
