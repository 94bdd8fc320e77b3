import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FoundTable } from '#rules/shops/imports/found-file';
import { Button } from '../../base/design/Button.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { Notice } from '../../base/design/Notice.tsx';
import type { ListChoice } from '../../core/list-access/useListChoices.ts';
import { leftOutText, linkCountText, listCountText, sourceText, unreadableText } from './import-texts.ts';
import { OneList } from './OneList.tsx';
import type { FoundFiles } from './useFoundFile.ts';

interface ImportPreviewProps {
  found: FoundFiles;
  /** Whether it was pasted, and can be changed. */
  isText: boolean;
  lists: readonly ListChoice[];
  /** The place of the list that is shown, among those that were found. */
  place: number;
  /** Null is a new list. */
  targetId: string | null;
  kind: Kind;
  isAgain: boolean;
  onPlace: (place: number) => void;
  onTarget: (listId: string | null) => void;
  onKind: (kind: Kind) => void;
  onAgain: () => void;
  /** To the text of a file, to change it; null where there is none. */
  onText: (() => void) | null;
  /** The list that holds what is shown now; null where it was taken back. */
  onBrought: (listId: string | null) => void;
  /** All that was chosen is there. */
  onDone: () => void;
  /** After all of it was brought. */
  onNext: () => void;
}

/** Shows the content of files as a table, before anything of it is sent. */
export function ImportPreview({
  found,
  isText,
  place,
  onPlace,
  onAgain,
  onText,
  onBrought,
  ...props
}: ImportPreviewProps) {
  const [brought, setBrought] = useState<ReadonlySet<number>>(new Set());
  const { lists, unread, leftOut } = found;
  const list = lists[place];
  const count = lists.length;
  const links = lists.reduce((sum, { table }) => sum + linksIn(table), 0);
  const waiting = lists.flatMap((_list, index) => (brought.has(index) || index === place ? [] : [index]));
  const following = waiting.find((index) => index > place) ?? waiting[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="flex flex-wrap gap-x-2 font-medium">
          <span>{sourceText(found.format)}</span>
          {(count > 1 || unread.length > 0) && <span>{listCountText(count)}</span>}
          {isText && links > 0 && <span>{linkCountText(links)}</span>}
        </p>
        <div className="flex flex-wrap">
          {onText && <Button look="plain" onClick={onText}>{t`Change the Text`}</Button>}
          <Button look="plain" onClick={onAgain}>
            {isText ? t`Back to the Text` : t`Choose Another File`}
          </Button>
        </div>
      </div>
      {unread.map(({ name, reason }) => (
        <Notice key={name} tone="problem">
          <bdi>{name}</bdi>
          {': '}
          {unreadableText(reason)}
        </Notice>
      ))}
      {leftOut.map((one) => (
        <Notice key={one.reason}>{leftOutText(one)}</Notice>
      ))}
      {count > 1 && (
        <Select label={t`Which list?`} value={place} onChange={(event) => onPlace(Number(event.target.value))}>
          {lists.map(({ name, table }, index) => {
            const rows = table.rows.length;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lists of a file have nothing else that tells them apart
              <option key={index} value={index}>
                {`${brought.has(index) ? '✓ ' : ''}${t`${name || t`Untitled List`} (${rows})`}`}
              </option>
            );
          })}
        </Select>
      )}
      {list && (
        <OneList
          key={place}
          found={list}
          hasColumns={list.table.headings.length > 0 || ['TABLE', 'SPREADSHEET', null].includes(found.format)}
          waiting={waiting.length + 1}
          following={following === undefined ? null : lists[following]?.name || t`Untitled List`}
          onFollowing={() => following !== undefined && onPlace(following)}
          {...props}
          onBrought={(listId) => {
            onBrought(listId);
            setBrought(
              (before) => new Set([...[...before].filter((one) => one !== place), ...(listId ? [place] : [])]),
            );
          }}
        />
      )}
    </div>
  );
}

/** Words that are pasted do not show whether their links came along. */
function linksIn({ columns, rows }: FoundTable): number {
  const place = columns.indexOf('link');
  return place < 0 ? 0 : rows.filter((row) => row[place]).length;
}
