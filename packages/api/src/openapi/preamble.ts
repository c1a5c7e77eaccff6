import { limits } from '../contract.ts';

/** What holds for every operation, in the Markdown of the document's `info.description`. */
export const preamble = `\
Unit conversion and calculators over HTTP. Every answer is JSON, nothing needs a key, and nothing is stored.

**Results are exact.** A number means the decimal that was written, units are exact fractions of their base unit, and
a result is the double nearest to the exact answer: nothing is rounded on the way, and nothing is rounded to places.

**Numbers** are decimal text of at most 64 characters: optional sign, digits, optional \`.digits\`, optional exponent.
Spaces around them are trimmed, so that a raw \`+5\` is 5, and U+2212 counts as a minus. Thousands separators, a decimal
comma, hexadecimal, \`NaN\` and \`Infinity\` are refused. **Integers** are a sign and digits, within ±(2^53 − 1).
**Dates** are \`YYYY-MM-DD\`, real days of the Gregorian calendar from year 0001 to 9999. **Flags** are \`true\`, \`false\`,
\`1\` or \`0\`, and **choices** one of the listed words, both in any case.

**Parameters** that an operation does not know are ignored. One that is given more than once is refused, unless it is a list,
\`values=1,2\` or \`values=1&values=2\`, and so is an empty number, date, flag or choice; an empty optional text counts as left out.

**Mistakes** in a request are answered with 400 and the Error object: a sentence, a code for programs, the parameter at
fault, and suggestions where a spelling is close to a known one. Besides those, an unknown path is answered with 404, a
wrong method with 405 and \`Allow\`, a body over ${limits.body / 1024} KiB with 413, an address over ${limits.address} characters with
414, a fault of ours with 500, and an overloaded server answers 503 with \`Retry-After\`; all with the same Error object.
Where \`Accept\` names \`application/problem+json\`, a refusal is a problem of RFC 9457, with the members of the Error object
beside its own.

**Fair use.** A server may give each caller a share: of requests, which it then names in \`RateLimit-Policy\` and \`RateLimit\`,
of processor time, or of connections. It answers 429 with \`Retry-After\` once the share is used up.

**Compression.** Large answers come in Brotli or gzip where \`Accept-Encoding\` takes them. Bodies of requests must not be
compressed: they are refused with 415.

**Changes.** Within version 1 fields, parameters and codes are added, never taken away or given another meaning. What is to go in
a later version first says so for at least twelve months: in this document as \`deprecated\`, and in the headers
\`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) of its answers, with a \`Link\` to what takes its place. Nothing is deprecated now.

**HEAD** is answered wherever GET is, and **OPTIONS** everywhere. Any web page may ask: every answer carries
\`Access-Control-Allow-Origin: *\`.

**Caching.** The same request has the same answer for as long as the contract stands, and answers say so in
\`Cache-Control\`. The fixed documents also carry an \`ETag\`. Errors and \`/health\` are not kept.

**Request ids.** An \`X-Request-Id\` of 1 to 64 of the characters \`A-Za-z0-9._-\` is returned as it came; otherwise one is
made. Answers that a shared cache may keep for everybody carry neither it nor \`RateLimit\`: they would be another caller's.
`;
