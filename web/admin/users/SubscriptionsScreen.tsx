import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { TIER_LABELS, type Tier, tier as tiers } from '#rules/core/users/account';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { numberText } from '../../base/design/locale.ts';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemCode, problemText } from '../../base/network/problems.ts';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { toast } from '../../base/page/toast.ts';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { NameAndEmail } from '../frame/NameAndEmail.tsx';
import { wholePercentText } from '../frame/numbers.ts';
import { PageTurner } from '../frame/PageTurner.tsx';
import { personName } from '../frame/person-name.ts';
import { dollars, subscriptionText } from '../frame/subscription-text.ts';
import { useSetUserTierMutation } from './EditUserDialog.generated.ts';
import { UserFilters } from './UserFilters.tsx';
import { type ListedUser, useUsersPage } from './useUsersPage.ts';

const PAGE_SIZE = 25;

/** The cards count everybody who is found, on every page. */
export function SubscriptionsScreen() {
  const { shown, error, refetch, page, turn, ...search } = useUsersPage(PAGE_SIZE);
  return (
    <Page>
      <PageHead title={t`Subscriptions`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Subscriptions`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            Who has which plan, and what it brings in a month. An annual price counts one twelfth; a gift counts
            nothing.
          </Trans>
        </p>
      </header>
      <UserFilters filters={['tier']} {...search} />
      {!shown && error && <ReadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />}
      {!shown && !error && <Skeleton rows={5} />}
      {shown && <TierCards total={shown.total} counts={shown.tierCounts} />}
      {shown?.data.length === 0 && (
        <EmptyState title={t`No users found`}>{t`Try another name, or another plan.`}</EmptyState>
      )}
      {shown && shown.data.length > 0 && (
        <Card padding="none">
          <ul aria-label={t`Subscriptions`} className="divide-y divide-line">
            {shown.data.map((user) => (
              <SubscriptionRow key={`${user.id} ${user.subscriptionTier}`} user={user} onSaved={refetch} />
            ))}
          </ul>
        </Card>
      )}
      {shown && <PageTurner page={page} totalPages={shown.totalPages} onTurn={turn} />}
    </Page>
  );
}

interface TierCardsProps {
  total: number;
  counts: { free: number; standard: number; premium: number };
}

function TierCards({ total, counts }: TierCardsProps) {
  const share = (count: number) => wholePercentText(total === 0 ? 0 : count / total);
  const cards = [
    { name: t`Total`, count: total, note: null },
    { name: t`Free`, count: counts.free, note: share(counts.free) },
    { name: t`Standard`, count: counts.standard, note: share(counts.standard) },
    { name: t`Premium`, count: counts.premium, note: share(counts.premium) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 [&>div]:max-sm:px-4 [&>div]:max-sm:py-2.5">
      {cards.map(({ name, count, note }) => (
        <Card key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="flex items-baseline gap-2 tabular-nums">
            <span className="text-2xl font-semibold">{numberText(count)}</span>
            {note && <span className="text-muted">{note}</span>}
          </dd>
        </Card>
      ))}
    </dl>
  );
}

function SubscriptionRow({ user, onSaved }: { user: ListedUser; onSaved: () => Promise<unknown> }) {
  const { id, email, avatarUrl, subscriptionTier, monthlyRevenue } = user;
  const name = personName(user);
  const revenue = dollars(monthlyRevenue);
  const [chosen, setChosen] = useState<Tier | null>(null);
  const [save, { loading }] = useSetUserTierMutation();
  const confirm = async () => {
    if (!chosen || loading) return;
    try {
      if (chosen !== subscriptionTier) await save({ variables: { userId: id, tier: chosen, base: subscriptionTier } });
      await onSaved();
      setChosen(null);
    } catch (error) {
      toast.error(problemText(error, t`Failed to update user. Please try again.`));
      if (problemCode(error) === 'CONFLICT') await onSaved(); // shows what the plan is by now
    }
  };
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] max-[16rem]:flex max-[16rem]:flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:flex sm:px-5">
      <Avatar name={name} src={avatarUrl} size="normal" />
      <NameAndEmail id={id} name={name} email={email} />
      <div className="col-start-2 row-start-2 grid gap-1 sm:justify-items-end">
        {subscriptionTier === 'FREE' ? (
          <p className="text-muted">{say(TIER_LABELS.FREE)}</p>
        ) : (
          <Badge tone={toneOf(user)}>{say(TIER_LABELS[subscriptionTier])}</Badge>
        )}
        {subscriptionTier !== 'FREE' && <p className="text-sm text-muted">{subscriptionText(user)}</p>}
      </div>
      <p
        className={`col-start-3 row-start-1 justify-self-end tabular-nums sm:w-24 sm:shrink-0 sm:text-end ${monthlyRevenue > 0 ? 'font-semibold' : 'text-muted'}`}
      >
        {t({ message: `${revenue}/mo`, comment: 'An amount of money per month, as short as can be' })}
      </p>
      {chosen === null ? (
        <div className="col-start-3 row-start-2 justify-self-end">
          <Button onClick={() => setChosen(subscriptionTier)}>
            <Trans>
              Change<span className="sr-only"> the plan of {name}</span>
            </Trans>
          </Button>
        </div>
      ) : (
        <div className="col-span-full row-start-3 flex items-center gap-1">
          <Select
            label={t`Plan of ${name}`}
            labelHidden
            value={chosen}
            onChange={({ target }) => setChosen(target.value as Tier)}
          >
            {tiers.options.map((value) => (
              <option key={value} value={value}>
                {say(TIER_LABELS[value])}
              </option>
            ))}
          </Select>
          <IconButton label={t`Confirm for ${name}`} icon={<Check aria-hidden />} onClick={() => void confirm()} />
          <IconButton label={t`Cancel for ${name}`} icon={<X aria-hidden />} onClick={() => setChosen(null)} />
        </div>
      )}
    </li>
  );
}

function toneOf({ isPastDue, cancelAtPeriodEnd }: ListedUser): ComponentProps<typeof Badge>['tone'] {
  if (isPastDue) return 'problem';
  return cancelAtPeriodEnd ? 'warm' : 'good';
}
