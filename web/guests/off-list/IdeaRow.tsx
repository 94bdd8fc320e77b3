import { t } from '@lingui/core/macro';
import { Clock, Gift } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { onReconnected } from '../../base/network/connection.ts';
import { isNetworkProblem, problemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { boughtText } from '../../base/text/bought-text.ts';
import { heldForYouText, heldText } from '../../base/text/held-text.ts';
import { ReportText } from '../../core/safety/ReportText.tsx';
import { rememberedGuest } from '../../core/session/guest-details.ts';
import { guestKey, keptGuestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { ShopLink } from '../drawn/ShopLinks.tsx';
import { useRemoveOffListGiftMutation, useTakeOffListGiftMutation } from './off-list.generated.ts';

interface IdeaRowProps {
  idea: {
    id: string;
    what: string;
    notes: string;
    primaryUrl: string | null;
    isTaken: boolean;
    heldUntil: string | null;
    isMine: boolean;
    isIdeaMine: boolean;
    isToldAfter: boolean;
  };
  /** Null where its list is closed to the reader, who can give it no more. */
  token: string | null;
  /** Helpers clear what others suggest. */
  canRemove?: boolean;
  /** On a card with others, where it has none of its own. */
  isLine?: boolean;
  /** Further words about it. */
  children?: ReactNode;
  onChanged: () => Promise<unknown>;
}

/** An idea that is not on the list: one of its givers gives it, and can let it go again. */
export function IdeaRow({ idea, token, canRemove = false, isLine = false, children, onChanged }: IdeaRowProps) {
  const { id, isMine, isIdeaMine, isTaken, heldUntil, primaryUrl, isToldAfter } = idea;
  const title = displayText(idea.what);
  const notes = displayText(idea.notes);
  const { busy, isWaiting, receiptTo: email, take, remove } = useIdeaSteps(id, token, onChanged);
  const { mailEnabled } = useSite();
  const state = useRef<HTMLParagraphElement>(null);
  const step = (run: () => Promise<boolean>) => () =>
    void run().then((isDone) => isDone && state.current?.focus({ preventScroll: true })); // the button is gone
  return (
    <li
      className={`group grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5 ${isLine ? 'py-3' : 'rounded-card border border-line bg-card p-4 shadow-card'}`}
    >
      <div className="grid min-w-0 gap-1">
        <h3 dir="auto" className="line-clamp-3 text-lg leading-snug wrap-anywhere">
          {title}
        </h3>
        {notes && (
          <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
            {notes}
          </p>
        )}
        {children && <p className="text-sm text-muted wrap-anywhere">{children}</p>}
        {primaryUrl && (
          <div className="mt-1 flex min-w-0">
            <ShopLink to={primaryUrl} label={t`View Item`} about={title} />
          </div>
        )}
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <p
          ref={state}
          tabIndex={-1}
          className={`flex min-w-0 items-center gap-2 text-sm outline-none ${isMine ? 'font-semibold text-brand' : 'text-muted'}`}
        >
          {isTaken && (heldUntil ? <Clock {...STATE_ICON} /> : <Gift {...STATE_ICON} />)}
          <span>{stateText(idea)}</span>
        </p>
        {token && !isMine && !isIdeaMine && (
          <div className="-my-2.5 shrink-0">
            <ReportText shareToken={token} name={title} text={{ offListGiftId: id }} />
          </div>
        )}
      </div>
      {isWaiting && (
        <p role="status" className="text-sm">
          {t`You’re offline. This is sent as soon as you’re back, while this page stays open.`}
        </p>
      )}
      {isMine && !heldUntil && token && (
        <Checkbox
          label={t`The people it’s for may read it once the day has come`}
          checked={isToldAfter}
          disabled={busy !== null}
          onChange={({ target }) => void take({ isToldAfter: target.checked })}
        />
      )}
      {token && !isTaken && email && mailEnabled && (
        <p className="text-sm text-muted wrap-anywhere">{t`Receipt to ${email}.`}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {token && !isTaken && (
          <>
            <Button
              look="outlined"
              aria-label={`${boughtText(1)}: ${title}`}
              working={busy === 'buy'}
              disabled={busy !== null}
              onClick={step(() => take({}))}
            >
              {boughtText(1)}
            </Button>
            <Button
              aria-label={t`Hold it for me: ${title}`}
              working={busy === 'hold'}
              disabled={busy !== null}
              onClick={step(() => take({ isHeld: true }))}
            >
              {t`Hold it for me`}
            </Button>
          </>
        )}
        {isMine && heldUntil && token && (
          <Button look="outlined" working={busy === 'buy'} disabled={busy !== null} onClick={step(() => take({}))}>
            {t`I’ve bought it`}
          </Button>
        )}
        {isMine && (
          <Button
            aria-label={heldUntil ? t`Let it go: ${title}` : t`Undo: ${title}`}
            working={busy === 'remove'}
            disabled={busy !== null}
            onClick={step(remove)}
          >
            {heldUntil ? t`Let it go` : t`Undo`}
          </Button>
        )}
        {!isMine && (canRemove || (isIdeaMine && !isTaken)) && (
          <Button
            look="plain"
            aria-label={isIdeaMine ? t`Take it back: ${title}` : t`Remove: ${title}`}
            working={busy === 'remove'}
            disabled={busy !== null}
            onClick={() => void remove()}
          >
            {isIdeaMine ? t({ message: 'Take it back', context: 'something one gives' }) : t`Remove`}
          </Button>
        )}
      </div>
    </li>
  );
}

const STATE_ICON = { 'aria-hidden': true, className: 'size-4.5 shrink-0' } as const;

function stateText({ isMine, isIdeaMine, isTaken, heldUntil }: IdeaRowProps['idea']): string {
  if (isMine) return heldUntil ? heldForYouText(heldUntil) : t`You’re giving this`;
  if (isTaken) return heldUntil ? heldText(heldUntil) : t`Somebody is giving this`;
  return isIdeaMine ? t`Your idea. Nobody is giving it yet` : t`Nobody is giving this yet`;
}

type Way = { isHeld?: boolean; isToldAfter?: boolean };

/** A step that is cut off by a lost connection is taken once there is one again; repeated, it changes nothing. */
function useIdeaSteps(id: string, token: string | null, onChanged: () => Promise<unknown>) {
  const { account } = useSession();
  const receiptTo = account ? '' : rememberedGuest().email;
  const [takeIdea] = useTakeOffListGiftMutation();
  const [removeIdea] = useRemoveOffListGiftMutation();
  const [busy, setBusy] = useState<'buy' | 'hold' | 'remove' | null>(null);
  const [waiting, setWaiting] = useState<(() => Promise<boolean>) | null>(null);
  const run = async (what: NonNullable<typeof busy>, call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(what);
    setWaiting(null);
    try {
      await call();
      await onChanged().catch(() => {}); // it is done
      setBusy(null);
      return true;
    } catch (problem) {
      if (isNetworkProblem(problem)) setWaiting(() => () => run(what, call));
      else toast.error(problemText(problem, t`That didn’t work. Please try again.`));
      await onChanged().catch(() => {}); // such as one that somebody else gives by now
      setBusy(null);
      return false;
    }
  };
  const again = useEffectEvent(() => void waiting?.());
  useEffect(() => onReconnected(() => again()), []);
  return {
    busy,
    isWaiting: waiting !== null,
    receiptTo,
    take: (way: Way) =>
      run(way.isHeld ? 'hold' : 'buy', () => {
        const input = { ...way, ...(account ? {} : { guestKey: keptGuestKey(), email: receiptTo || null }) };
        return takeIdea({ variables: { token: token ?? '', offListGiftId: id, input } });
      }),
    remove: () => run('remove', () => removeIdea({ variables: { offListGiftId: id, guestKey: guestKey() } })),
  };
}
