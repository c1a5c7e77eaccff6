/** The contract of this server: its name and version, as in the OpenAPI document and `/capabilities`. */
export const contract = { name: 'Units', version: '1.1.0' } as const;

/** Limits of the contract that do not belong to a single parameter. */
export const limits = {
  /** The most bytes of a body of `POST /batch`. */
  body: 64 * 1024,
  /** The most characters of a request's address, including its query. */
  address: 12 * 1024,
  /** The most conversions in one `POST /batch`. */
  conversions: 100,
  /** The most target units in one `GET /convert`. */
  targets: 50,
  /** The most bytes of an answer to an agent. */
  agentAnswer: 256 * 1024,
  /** The most characters of the address of a page to embed. */
  embedded: 2048,
  /** The most tools in one answer of `/search`. */
  searchResults: 20,
} as const;
