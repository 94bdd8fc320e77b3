import { t } from '@lingui/core/macro';
import { OFFERED_CURRENCIES } from '#rules/shops/lines/words/currencies';
import { Select } from '../../base/design/fields/Select.tsx';
import { currencyName } from '../../base/design/Money.tsx';

interface CurrencyChoiceProps {
  currency: string;
  onCurrency: (currency: string) => void;
}

/** The currency of all prices of a list that name no other one. */
export function CurrencyChoice({ currency, onCurrency }: CurrencyChoiceProps) {
  const offered = [...new Set([...OFFERED_CURRENCIES, currency])];
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="text-sm text-muted">{t`Prices in`}</span>
      <div className="w-24 shrink-0">
        <Select
          label={t`Prices in`}
          labelHidden
          closedText={currency}
          value={currency}
          onChange={(event) => onCurrency(event.target.value)}
        >
          {offered.map((code) => (
            <option key={code} value={code}>
              {`${code} (${currencyName(code)})`}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
