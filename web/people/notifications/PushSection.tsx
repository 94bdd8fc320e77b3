import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { type PushKind, QUIET_HOURS } from '#rules/news/push/push';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { toast } from '../../base/page/toast.ts';
import {
  type PushSectionQuery,
  usePushSectionQuery,
  useRemovePushDeviceMutation,
  useSavePushDeviceMutation,
} from './PushSection.generated.ts';
import { addressOf, currentSubscription, subscribe } from './push-subscription.ts';
import { pushSupport } from './push-support.ts';

interface Choice {
  kinds: PushKind[];
  isQuietAtNight: boolean;
}

const KINDS: readonly { kind: PushKind; label: MessageDescriptor }[] = [
  { kind: 'GIFTS', label: msg`Gifts that are bought or held` },
  { kind: 'CHANGES', label: msg`Changes to lists you share` },
  { kind: 'PEOPLE', label: msg`People who join or leave` },
];

const { from, to } = QUIET_HOURS;

const AT_FIRST: Choice = { kinds: KINDS.map(({ kind }) => kind), isQuietAtNight: true };

const failed = (problem: unknown) => toast.error(problemText(problem, t`That didn’t work. Please try again.`));

export function PushSection() {
  const [support, setSupport] = useState(pushSupport);
  const [subscription, setSubscription] = useState<PushSubscription | null>();
  useEffect(() => void currentSubscription().then(setSubscription), []);
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {t`A short notification on this device, also while the site is closed. It names the list, but no gift and no person.`}
      </p>
      {support === 'none' && (
        <p>{t`This browser can’t show them here. On an iPhone, add the site to your home screen first.`}</p>
      )}
      {support === 'blocked' && (
        <p>{t`Your browser blocks notifications of this site. Allow them in its settings first.`}</p>
      )}
      {support === 'possible' && subscription !== undefined && (
        <Device
          subscription={subscription}
          onSubscribed={(made) => {
            setSupport(pushSupport());
            setSubscription(made);
          }}
        />
      )}
    </div>
  );
}

interface DeviceProps {
  subscription: PushSubscription | null;
  onSubscribed: (subscription: PushSubscription | null) => void;
}

function Device({ subscription, onSubscribed }: DeviceProps) {
  const endpoint = subscription?.endpoint ?? null;
  const { data, error, refetch } = usePushSectionQuery({ variables: { endpoint }, fetchPolicy: 'cache-and-network' });
  const [save, { loading: isSaving }] = useSavePushDeviceMutation();
  const [remove, { loading: isRemoving }] = useRemovePushDeviceMutation();
  const [state, setState] = useState<PushSectionQuery['pushState']>();
  const shown = state ?? data?.pushState;
  if (!shown) return error ? <ReadProblem error={error} onRetry={refetch} /> : <Skeleton rows={1} shape="form" />;

  const { publicKey, device } = shown;
  const choose = async (to: PushSubscription, choice: Choice) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { data: saved } = await save({ variables: { input: { ...addressOf(to), ...choice, timeZone } } });
    setState(saved?.savePushDevice);
  };
  const switchOn = async () => {
    try {
      const made = await subscribe(publicKey);
      if (made) await choose(made, AT_FIRST);
      onSubscribed(made);
    } catch (problem) {
      failed(problem);
    }
  };
  if (!device || !subscription) {
    return (
      <div className="grid sm:justify-start">
        <Button
          look="primary"
          working={isSaving}
          onClick={() => void switchOn()}
        >{t`Switch on for this device`}</Button>
      </div>
    );
  }
  const { kinds, isQuietAtNight } = device;
  const change = (choice: Partial<Choice>) =>
    void choose(subscription, { kinds, isQuietAtNight, ...choice }).catch(failed);
  const switchOff = async () => {
    try {
      const { data: removed } = await remove({ variables: { endpoint: subscription.endpoint } });
      await subscription.unsubscribe();
      setState(removed?.removePushDevice);
      onSubscribed(null);
    } catch (problem) {
      failed(problem);
    }
  };
  return (
    <div className="grid gap-1">
      {KINDS.map(({ kind, label }) => (
        <Checkbox
          key={kind}
          label={say(label)}
          checked={kinds.includes(kind)}
          disabled={isSaving}
          onChange={({ target }) =>
            change({ kinds: target.checked ? [...kinds, kind] : kinds.filter((other) => other !== kind) })
          }
        />
      ))}
      <Checkbox
        label={t`Quiet at night`}
        hint={t`Nothing from ${from}:00 to ${to}:00. What you miss comes in the morning.`}
        checked={isQuietAtNight}
        disabled={isSaving}
        onChange={({ target }) => change({ isQuietAtNight: target.checked })}
      />
      <div className="mt-2 grid sm:justify-start">
        <Button working={isRemoving} onClick={() => void switchOff()}>{t`Switch off for this device`}</Button>
      </div>
    </div>
  );
}
