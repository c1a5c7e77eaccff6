/** What the box shows for what is typed. */
export interface Reply {
  readonly asked: string;
  readonly answer: string;
  /** What else there is to say in a line. */
  readonly more: string;
  /** The page that says more. */
  readonly page: string;
  readonly name: string;
}
