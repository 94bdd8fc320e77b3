/** Encodings of programs that know nothing of Unicode, by the language in which they were used. */
const OLDER_ENCODINGS: Readonly<Record<string, string>> = { pl: 'windows-1250', ar: 'windows-1256', ja: 'shift_jis' };
const USUAL_OLDER_ENCODING = 'windows-1252';

/** In bytes, of which the encoding is told. */
const SAMPLE = 65_536;

/** The text of a file in UTF-8, UTF-16, an encoding of East Asia, or what programs of the reader's language used to write. */
export function decodedText(bytes: Uint8Array, language = 'en'): string {
  return new TextDecoder(encodingOf(bytes, language.slice(0, 2).toLowerCase())).decode(bytes);
}

function encodingOf(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const wide = wideEncoding(sample) ?? wideScript(sample);
  if (wide) return wide;
  if (isReadAs('utf-8', bytes)) return 'utf-8';
  if (isShiftJis(bytes)) return 'shift_jis';
  const paired = pairedEncoding(sample);
  if (paired && isReadAs(paired, bytes)) return paired;
  const older = OLDER_ENCODINGS[language];
  return older && older !== 'shift_jis' ? older : USUAL_OLDER_ENCODING;
}

/** Half of the bytes of UTF-16 are zero where letters are Latin, and none of another text is. */
function wideEncoding(sample: Uint8Array): string | null {
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Other scripts have few zeros, at spaces and ends of lines: there, all letters are of one script. */
function wideScript(sample: Uint8Array): string | null {
  if (!sample.includes(0)) return null;
  const isOneScript = (first: number) => {
    const high = new Set(sample.filter((_, place) => place % 2 === first));
    const blocks = [...high].filter((block) => block !== 0 && block !== 0x20);
    return (
      high.has(0) && blocks.length > 0 && Math.max(...blocks) < 0x20 && Math.max(...blocks) - Math.min(...blocks) < 2
    );
  };
  return isOneScript(1) ? 'utf-16le' : isOneScript(0) ? 'utf-16be' : null;
}

function isReadAs(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** In signs of two bytes: fewer tell nothing. */
const FEWEST_PAIRS = 6;

/** The share of such runs in which no byte is left over, as there is in half of the words of one-byte encodings. */
const PAIRED = 0.95;

/**
 * Signs of two bytes each, both of them high: kana (rows 4 and 5) are in Japanese alone, and Korean has no sign beyond row 40, where
 * half of the Chinese ones stand.
 */
function pairedEncoding(bytes: Uint8Array): string | null {
  const rows: number[] = [];
  let [runs, even, length] = [0, 0, 0];
  for (let place = 0; place <= bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (byte > 0xa0 && byte < 0xff) {
      if (length % 2 === 0) rows.push(byte - 0xa0);
      length += 1;
    } else if (length > 0) {
      runs += 1;
      even += length % 2 === 0 ? 1 : 0;
      length = 0;
    }
  }
  const signs = rows.filter((row) => row > 15).length;
  if (rows.length < FEWEST_PAIRS || even < runs * PAIRED) return null;
  if (rows.filter((row) => row === 4 || row === 5).length * 5 > rows.length) return 'euc-jp';
  return rows.filter((row) => row > 40).length * 10 > signs ? 'gbk' : 'euc-kr';
}

/**
 * Bytes from 0x81 to 0x9F begin the commonest signs of Japanese, and stand for rare ones, as curly quotes, in the encodings of Europe.
 */
function isShiftJis(bytes: Uint8Array): boolean {
  if (!isReadAs('shift_jis', bytes)) return false;
  let [common, others] = [0, 0];
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (byte >= 0x81 && byte <= 0x9f) common += 1;
    else if (byte >= 0xa1 && byte <= 0xfc) others += 1;
    else continue;
    if (byte >= 0xa1 && byte <= 0xdf) continue; // half a sign of its own
    place += 1; // the second byte of the sign
  }
  return common > others;
}
