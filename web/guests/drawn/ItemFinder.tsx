import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { shortMoneyText } from '../../base/design/Money.tsx';
import { type ItemSearch, SORTS } from './item-finder.ts';

interface ItemFinderProps {
  search: ItemSearch;
  onSearch: (search: ItemSearch) => void;
  /** The prices to choose from, in the list's one currency; empty where a price says too little. */
  priceLimits: readonly number[];
  currency: string;
  /** How many there are to find. */
  count: number;
  /** Until the app is here. */
  isToCome?: boolean;
}

/** Fewer are seen at a glance. */
const FEW = 16;

/**
 * Search, order and price. On a phone, and everywhere above a few gifts, they open at a touch, so that the first gift stands
 * on the first screen.
 */
export function ItemFinder({ search, onSearch, priceLimits, currency, count, isToCome = false }: ItemFinderProps) {
  const [isFolded] = useState(count < FEW); // and stays so while gifts come and go
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    <>
      <div className={isFolded ? '' : 'sm:hidden'}>
        <IconButton
          label={t`Search and sort`}
          aria-expanded={isOpen}
          icon={isOpen ? <X aria-hidden /> : <Search aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <search
        inert={isToCome}
        className={`gift-finder ${isOpen ? 'grid' : 'hidden'} ${isFolded ? (isOpen ? 'sm:flex' : '') : 'sm:flex'} print:hidden!`}
      >
        <Field
          ref={field}
          label={t`Search`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t`Search…`}
          value={search.words}
          onChange={(event) => onSearch({ ...search, words: event.target.value })}
        />
        <Select
          label={t`Sort by:`}
          value={search.sort}
          onChange={(event) => onSearch({ ...search, sort: event.target.value as ItemSearch['sort'] })}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </Select>
        {priceLimits.length > 0 && (
          <Select
            label={t`Price`}
            value={search.priceLimit ?? ''}
            onChange={(event) => onSearch({ ...search, priceLimit: Number(event.target.value) || null })}
          >
            <option value="">{t`Any price`}</option>
            {priceLimits.map((limit) => (
              <option key={limit} value={limit}>
                {underText(limit, currency)}
              </option>
            ))}
          </Select>
        )}
      </search>
    </>
  );
}

function underText(limit: number, currency: string): string {
  const price = shortMoneyText(limit, currency);
  return t`Under ${price}`;
}
