/** The contract that this server answers by: its name and version, as the OpenAPI document and `/capabilities` say. */
export const contract = { name: 'Units', version: '1.1.0' } as const;

/** Bounds of the contract that are not those of a single parameter. */
export const limits = {
  /** The body of `POST /batch`, in bytes. */
  body: 64 * 1024,
  /** The address of a request with its query, in characters. */
  address: 12 * 1024,
  /** Conversions in one `POST /batch`. */
  conversions: 100,
  /** Units to convert to in one `GET /convert`. */
  targets: 50,
  /** An answer to an agent, in bytes. */
  agentAnswer: 256 * 1024,
  /** The address of a page to embed, in characters. */
  embedded: 2048,
  /** Tools in one answer of `/search`. */
  searchResults: 20,
} as const;
