import type { ListType } from '../../../../server/core/access/list-access.rules.ts';
import type { FileWays, FoundFile } from '../../../../server/shops/imports/found-file.rules.ts';
import { type FoundRow, rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import type { Encoding } from './file-builders.ts';
import { encoded } from './file-builders.ts';

/**
 * A file, and the items that are read of it: `amount × name «variant» [description] price currency <link> <second link> {picture} #category (notes) ✓`, and
 * "— name" before each further list.
 */
export interface FileExample {
  file: string;
  bytes: Uint8Array;
  read: readonly string[];
  encoding?: Encoding;
  kind?: ListType;
  currency?: string;
  language?: string;
}

/** The bytes of a text file, in the encoding of the example. */
export function bytesOf({ bytes, encoding }: FileExample): Uint8Array {
  return encoding ? encoded(new TextDecoder().decode(bytes), encoding) : bytes;
}

export function waysOf({ kind = 'WISHLIST', currency = 'EUR', language }: FileExample): FileWays {
  return { kind, currency, ...(language && { language }) };
}

export function inWords({ lists }: FoundFile, ways: FileWays): string[] {
  return lists.flatMap(({ name, table }, index) => [
    ...(index > 0 ? [`— ${name}`] : []),
    ...rowsOf(table, ways).rows.map(rowInWords),
  ]);
}

function rowInWords({ item, isTicked }: FoundRow): string {
  const {
    title,
    amount,
    variant,
    description: more,
    notes,
    category,
    quantityDesired,
    price,
    currency,
    primaryUrl,
    secondaryUrl,
    imageUrl,
  } = item;
  const description = [amount, more].filter(Boolean).join('\n');
  return [
    quantityDesired > 1 && `${quantityDesired} ×`,
    title,
    variant && `«${variant}»`,
    description && `[${description.replaceAll('\n', ' / ')}]`,
    price !== null && `${price} ${currency}`,
    primaryUrl && `<${primaryUrl}>`,
    secondaryUrl && `<${secondaryUrl}>`,
    imageUrl && `{${imageUrl}}`,
    category && `#${category}`,
    notes && `(${notes.replaceAll('\n', ' / ')})`,
    isTicked && '✓',
  ]
    .filter(Boolean)
    .join(' ');
}
