/** The zeros of other scripts: Arabic, Persian, Devanagari, Bengali, Thai and the wide ones of East Asia. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

const OTHER_SIGNS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff01-\uff5e\uffe0-\uffe6\u066a-\u066c\u060c\u061b\u3000]/g;

const ALIKE: Readonly<Record<string, string>> = {
  '\u066a': '%',
  '\u066b': '.',
  '\u066c': "'",
  '\u060c': ',',
  '\u061b': ';',
  '\u3000': ' ',
  '￠': '¢',
  '￡': '£',
  '￥': '¥',
  '￦': '₩',
};

/**
 * A text with the digits and marks of other scripts as those of this one, to look for patterns in. Each sign keeps its
 * place, so that what is found is cut out of the text as it was written.
 */
export function plainSigns(text: string): string {
  return text.replace(OTHER_SIGNS, (sign) => ALIKE[sign] ?? digitOrWide(sign));
}

function digitOrWide(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? String.fromCharCode(code - 0xfee0) : String(code - zero);
}
