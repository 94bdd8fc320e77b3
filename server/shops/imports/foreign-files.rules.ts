import { isArchive, unpacked } from './archives.rules.ts';
import type { UnreadableReason } from './found-file.rules.ts';

/** Files that begin with these bytes are of a kind of which no list is read. None of them begins a text. */
const BEGINNINGS: readonly (readonly [UnreadableReason, readonly number[]])[] = [
  ['PICTURE', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['PICTURE', [0xff, 0xd8, 0xff]],
  ['PICTURE', [0x49, 0x49, 0x2a, 0x00]],
  ['PICTURE', [0x4d, 0x4d, 0x00, 0x2a]],
  ['OTHER_ARCHIVE', [0x52, 0x61, 0x72, 0x21, 0x1a]],
  ['OTHER_ARCHIVE', [0x37, 0x7a, 0xbc, 0xaf]],
  ['OTHER_ARCHIVE', [0x1f, 0x8b]],
  ['OTHER_ARCHIVE', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['OTHER_ARCHIVE', [0x28, 0xb5, 0x2f, 0xfd]],
];

/** Beginnings in letters that a text may have, too: these files go on with bytes that no text has. */
const BINARY_BEGINNINGS: readonly (readonly [UnreadableReason, RegExp])[] = [
  ['PICTURE', /^GIF8[79]a/],
  ['PICTURE', /^RIFF[\s\S]{4}WEBP/],
  ['PICTURE', /^[\s\S]{4}ftyp(?:hei[cfx]|mif1|avif|hev[cx])/],
  ['PDF', /%PDF-\d\.\d/],
  ['OTHER_ARCHIVE', /^BZh[1-9]1AY&SY/],
  ['OTHER_ARCHIVE', /^[\s\S]{257}ustar/],
];

/** Words at the beginning of files that are no lists, in ASCII. */
const BEGINNING_WORDS: readonly (readonly [UnreadableReason, RegExp])[] = [
  ['PDF', /^[^\n]{0,200}%PDF-\d\.\d[ \t]{0,9}[\r\n]\s{0,9}(?:%|\d{1,9} \d{1,5} obj)/],
  ['SAVED_PAGE', /^bplist00/],
  ['SAVED_PAGE', /^(?:From: <Saved by|MIME-Version: 1\.0\r?\n)[\s\S]{0,900}multipart\/related/i],
  ['TEXT_DOCUMENT', /^\{\\rtf/],
  ['EMPTY', /^BEGIN:VCARD\s/i],
  ['LINK', /^\[InternetShortcut\][ \t]{0,9}[\r\n]/i],
  [
    'LINK',
    /^(?:<\?xml[^>]{0,100}>\s{0,20})?(?:<!DOCTYPE plist[^>]{0,200}>\s{0,20})?<plist[^>]{0,100}>\s{0,20}<dict>\s{0,20}<key>URL<\/key>/,
  ],
];

/** Files of a cloud that only say where the document is. */
const CLOUD_LINK = /\.(?:gsheet|gdoc|gslides|gform)$/i;

const APPLE = /\.(?:pages|numbers|key)$/i;
const APPLE_PARTS = /(?:^|\/)Index(?:\.zip|\/Document\.iwa)$/;

/** Office before 2007 writes so, and Office of today behind a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** In bytes, in which the parts of such a file are named. */
const OLE_NAMES = 4_000_000;

/** In bytes, by which a kind is told. */
const SAMPLE = 1_200;

/** The reason why a file of this kind is not read, by its first bytes and its name; null for one that may hold a list. */
export function foreignReason(bytes: Uint8Array, name: string): UnreadableReason | null {
  const begins = (beginning: readonly number[]) => beginning.every((byte, place) => bytes[place] === byte);
  if (bytes.length === 0) return 'NO_CONTENT';
  if (begins(OLE)) return oldKind(bytes, name);
  const known = BEGINNINGS.find(([, beginning]) => begins(beginning));
  if (known) return known[0];
  if (isArchive(bytes)) {
    const { files } = unpacked(bytes, (each) => APPLE_PARTS.test(each));
    if (APPLE.test(name) || files.size > 0) return 'APPLE_DOCUMENT';
    return ((bytes[6] ?? 0) & 1) === 1 ? 'PASSWORD' : null; // said of its first file
  }
  const words = new TextDecoder('latin1').decode(bytes.subarray(0, SAMPLE));
  if (CLOUD_LINK.test(name)) return 'LINK';
  if (/\.pdf$/i.test(name) && words.includes('%PDF-')) return 'PDF';
  if (words.trim() === '' && bytes.length < 1_000) return 'NO_CONTENT';
  const kinds = isBinary(bytes.subarray(0, SAMPLE)) ? [...BINARY_BEGINNINGS, ...BEGINNING_WORDS] : BEGINNING_WORDS;
  return kinds.find(([, beginning]) => beginning.test(words))?.[0] ?? (isMail(words) ? 'SAVED_PAGE' : null);
}

/** The headings of a mail that only servers and programs write. */
const MAIL_HEADINGS = /^(?:received|return-path|message-id|mime-version|content-transfer-encoding):/i;

/** Whether a text begins with the headings of a mail, below which its words may be written in any code. */
function isMail(words: string): boolean {
  const [head = ''] = words.split(/\r?\n\r?\n/, 1);
  const isCut = head.length === words.length;
  const lines = head.split('\n').slice(0, isCut ? -1 : undefined);
  const isKept = /^From \S{1,200}@/.test(lines[0] ?? ''); // among others, one behind the other
  const headings = lines.slice(isKept ? 1 : 0).filter((line) => !/^\s/.test(line));
  return (
    headings.length > 1 &&
    headings.every((line) => /^[A-Za-z][A-Za-z0-9-]{1,60}:/.test(line)) &&
    (isKept || [/^from:/i, MAIL_HEADINGS].every((heading) => headings.some((line) => heading.test(line))))
  );
}

/** Control signs that stand in no text of one byte to a letter. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
}

/** The names of its parts are in UTF-16: of a workbook, or of a text, slides or a mail, whose words can be copied. */
function oldKind(bytes: Uint8Array, name: string): UnreadableReason {
  const parts = new TextDecoder('utf-16le').decode(bytes.subarray(0, OLE_NAMES));
  if (parts.includes('EncryptedPackage')) return 'PASSWORD';
  const isText = ['WordDocument', 'PowerPoint Document', '__substg1.0_'].some((part) => parts.includes(part));
  return isText && !/\.xl/i.test(name) ? 'TEXT_DOCUMENT' : 'OLD_DOCUMENT'; // a workbook may hold a text
}
