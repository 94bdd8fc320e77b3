import type { FragmentType } from '@apollo/client';
import { msg, plural, t } from '@lingui/core/macro';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { z } from 'zod';
import { say } from '#rules/base/languages/say';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { namedPurchase, newPurchase } from '#rules/lists/purchases/purchase';
import { Button } from '../../base/design/Button.tsx';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { useConnection } from '../../base/network/connection.ts';
import { isAnswerLost } from '../../base/network/lost-answers.ts';
import { hasCode, isNetworkProblem, problemText } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { toast } from '../../base/page/toast.ts';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { boughtText } from '../../base/text/bought-text.ts';
import { heldForYouText } from '../../base/text/held-text.ts';
import { useBeforeLeaving } from '../../core/form/useBeforeLeaving.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { rememberedGuest, rememberGuest } from '../../core/session/guest-details.ts';
import { keptGuestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { stillWantedText } from '../drawn/QuantityMeter.tsx';
import { type HeldList, HoldLabel } from '../purchases/HoldLabel.tsx';
import { PurchaseActions, PurchasedThing, PurchaseFields, type Receiver } from '../purchases/PurchaseFields.tsx';
import { type StoredPurchase, storePurchase } from '../purchases/stored-purchases.ts';
import { useUnanswered } from '../purchases/useUnanswered.ts';
import { DRAFT_ADDRESS, DRAFT_OWNER, keepTyped, takeTyped, whoBuys } from '../purchases/who-buys.ts';
import { QuestionsLine } from '../questions/QuestionsLine.tsx';
import {
  type PurchaseDialog_itemFragment,
  usePurchaseDialog_itemFragment,
  usePurchaseSharedItemMutation,
  useReserveSharedItemMutation,
} from './PurchaseDialog.generated.ts';
import { leaveWhenCompleted } from './shared-list-changes.ts';

interface Call {
  input: z.output<typeof newPurchase>;
  isHeld: boolean;
  idempotencyKey: string;
}

export interface PurchaseDialogProps {
  item: FragmentType<PurchaseDialog_itemFragment>;
  /** False once the item has left the list, as when somebody else took the last one. */
  isListed: boolean;
  /** Whether it left because it is not wanted any longer. */
  isWithdrawn: boolean;
  listId: string;
  shareToken: string;
  reload: () => Promise<unknown>;
  owner: Receiver & HeldList;
  /** Whether the guest said already that they hold it. */
  isToHold?: boolean;
  /** `receiptTo` is the address to which a receipt goes, if one does. Says in words what was bought. */
  onBought: (purchase: StoredPurchase, receiptTo: string | null, hasDeliveryAddress: boolean) => string;
  /** The last of them, so that nobody needs it any more. */
  onCompleted: () => void;
  /** Leads to the questions about it, where the reader may ask. */
  onAsk?: () => void;
  /** Closed while it is on its way, it goes on, and is told when it has arrived. */
  isOpen: boolean;
  onClose: (isOnItsWay?: boolean) => void;
}

/** Nobody has to say who they are to see how it works. */
const DEMO_GUEST = { email: 'you@example.com', name: '' };

/** The server says how many are left, which is none. */
const TOO_LATE_TEXTS = {
  gift: msg`Someone was faster: it’s given already.`,
  shopping: msg`Someone was faster: it’s bought already.`,
};

const SLOW_MS = 1500;

const WAITING_TEXT = msg`You’re offline. This is sent as soon as you’re back, while this page stays open.`;
const SLOW_TEXT = msg`No answer yet. If you’re offline, this is sent as soon as you’re back, while this page stays open.`;
const LOST_TEXT = msg`We don’t know yet whether this has arrived. We’re asking again: it counts only once.`;
const FAILURE_TEXT = msg`An error occurred while processing your purchase. Please try again.`;

export function PurchaseDialog({ item, isListed, isWithdrawn, listId, shareToken, ...options }: PurchaseDialogProps) {
  const { onClose, owner, onAsk, isOpen } = options;
  const latest = useRef(options); // the sheet may be closed while its purchase is on its way
  useEffect(() => {
    latest.current = options;
  });
  const { data, complete } = usePurchaseDialog_itemFragment(item);
  const { account } = useSession();
  const [buyer] = useState(() => (owner.isDemo ? DEMO_GUEST : whoBuys(account, owner.isNameEnough)));
  const [typed] = useState(() => (account ? {} : takeTyped()));
  const form = useRuleForm(owner.isNameEnough ? namedPurchase : newPurchase, { ...buyer, ...typed, quantity: 1 });
  useBeforeLeaving(() => {
    if (!account && !owner.isDemo) keepTyped(form.getValues());
  });
  const [purchase, buying] = usePurchaseSharedItemMutation();
  const [reserve, reserving] = useReserveSharedItemMutation();
  const loading = buying.loading || reserving.loading;
  const isComplete = Boolean(buyer.email || (owner.isNameEnough && buyer.name));
  const isKnown = isComplete && !owner.isDemo;
  const [isChanging, setChanging] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const isAsked = !isKnown || isChanging || Boolean(errors.name || errors.email);
  const [idempotencyKey, renewKey] = useReducer(newUuid, null, newUuid); // one per dialog: pressing again after a failure buys once
  const itemId = complete ? data.id : '';
  const { ask, lost, failure, isAskedAgain, isGoingOn } = useUnanswered(
    owner.isDemo ? null : [account?.id ?? DRAFT_OWNER, `${DRAFT_ADDRESS} ${itemId}`],
    send,
  );
  const isLost = lost !== null;
  const isToHold = lost?.isHeld ?? options.isToHold ?? false;
  const standingFailure = useStandingProblem(failure, isLost);
  const isOfConnection = isNetworkProblem(standingFailure);
  const isOffline = isOfConnection && navigator.onLine === false;
  const lostText = isOffline ? say(WAITING_TEXT) : isAskedAgain && say(LOST_TEXT);
  const failureText = lostText || problemText(standingFailure, say(FAILURE_TEXT));
  const problem = standingFailure === null ? null : failureText;

  const title = complete ? data.title : '';
  const left = complete && isListed ? data.quantityRemaining : 0;
  // what was sent without an answer may have been the last one: it is sent once more, and its answer decides
  const isUnanswered = isSubmitting || isLost;
  const isTooLate = left === 0 && !loading && !isUnanswered;
  const isShopping = owner.listType === 'SHOPPING';
  useEffect(() => {
    if (!isTooLate) return;
    const [news, reason] = isWithdrawn
      ? [t`No longer wanted`, withdrawnText(title)]
      : [say(TOO_LATE_TEXTS[isShopping ? 'shopping' : 'gift']), t`Here’s what’s still wanted.`];
    const description = hasCode(standingFailure, 'CONFLICT') ? reason : (problem ?? reason);
    toast(news, { id: `late ${idempotencyKey}`, description });
    onClose();
  }, [isTooLate, isWithdrawn, isShopping, title, standingFailure, problem, idempotencyKey, onClose]);
  const hasEnded = isLost && !isGoingOn && !loading;
  useEffect(() => {
    if (isOpen || !hasEnded) return;
    toast.error(say(FAILURE_TEXT));
    onClose();
  }, [isOpen, hasEnded, onClose]);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (isUnanswered || left === 0 || (form.getValues('quantity') ?? 1) <= left) return;
    form.setValue('quantity', left);
    setCut(true);
  }, [isUnanswered, left, form.getValues, form.setValue]);
  useEffect(() => {
    if (lost) form.reset({ ...lost.input, name: lost.input.name ?? '' }); // its fields say what was sent
  }, [lost, form.reset]);
  const press = (isHeld: boolean) =>
    lost ? ask(lost) : form.handleSubmit((input) => ask({ input, isHeld, idempotencyKey }))();
  async function send({ input, isHeld, idempotencyKey }: Call) {
    try {
      const guestKey = account || owner.isDemo ? null : keptGuestKey();
      const variables = { token: shareToken, itemId, input: { ...input, guestKey }, idempotencyKey };
      const bought = isHeld
        ? (await reserve({ variables })).data?.reserveSharedItem
        : (
            await purchase({
              variables,
              update: (cache, { data: answered }) => {
                if (answered?.purchaseSharedItem.completed) leaveWhenCompleted(cache, listId, itemId);
              },
            })
          ).data?.purchaseSharedItem;
      if (!bought) throw new Error(say(FAILURE_TEXT));
      const { id: purchaseId, quantity, purchaseDate: date, heldUntil } = bought.purchase;
      const made = { purchaseId, undoToken: bought.undoToken, itemId, title, quantity, date };
      const stored = heldUntil ? { ...made, heldUntil } : made;
      storePurchase(listId, stored);
      takeTyped(); // it is remembered from here on
      const { isOpen: isSeen, onBought } = latest.current;
      const text = onBought(stored, owner.isDemo ? null : input.email, bought.hasDeliveryAddress);
      if (!isSeen && heldUntil) toast.success(title, { description: heldForYouText(heldUntil) });
      else if (!isSeen) toast.success(text);
      if (!account && !owner.isDemo) rememberGuest(input.email || rememberedGuest().email, input.name);
      if (bought.completed && !heldUntil) latest.current.onCompleted();
      latest.current.onClose();
    } catch (error) {
      if (isAnswerLost(error)) throw error;
      if (hasCode(error, 'NOT_FOUND')) renewKey(); // it was undone meanwhile: with its key nothing else can be bought
      if (!latest.current.isOpen) {
        toast.error(problemText(error, say(FAILURE_TEXT)));
        latest.current.onClose();
      }
      if (form.showProblems(error)) return;
      if (hasCode(error, 'CONFLICT', 'NOT_FOUND', 'LIST_PRIVATE')) void latest.current.reload().catch(() => {}); // the button may be pressed again meanwhile
      throw error;
    }
  }
  const isSlow = useIsSlow(loading);
  const isAway = useConnection() === 'reconnecting';
  if (!complete || isTooLate || !isOpen) return null;

  const isOnItsWay = loading || isGoingOn;
  const most = lost ? Math.max(left, lost.input.quantity) : left;
  const giver = lost ? { email: lost.input.email, name: lost.input.name ?? '' } : buyer;
  const close = () => onClose(isOnItsWay);
  const delay = loading && (isAway ? say(WAITING_TEXT) : isSlow && say(SLOW_TEXT));

  return (
    <Dialog title={isToHold ? t`Hold it for me` : t`Mark as Purchased`} width="roomy" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void press(isToHold);
        }}
        className="grid gap-4"
        noValidate
      >
        <PurchasedThing item={data} kind={owner.listType} most={most} />
        {problem && (
          <Notice tone={lostText ? 'info' : 'problem'} takesFocus>
            {problem}
          </Notice>
        )}
        {delay && !problem && <Notice>{delay}</Notice>}
        <fieldset disabled={isLost} className="contents">
          <PurchaseFields
            owner={owner}
            most={most}
            quantity={{
              ...form.field('quantity', { setValueAs: (value) => Number(value) }),
              hint: isAnyNumber(data.quantityDesired)
                ? anyNumberText(0)
                : isCut
                  ? cutText(left)
                  : stillWantedText(left),
            }}
            name={{ ...form.field('name'), autoFocus: isChanging }}
            email={{
              ...form.field('email'),
              onCorrect: (email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: true }),
            }}
            known={isAsked ? null : { ...giver, onChange: () => setChanging(true) }}
          />
        </fieldset>
        <PurchaseActions>
          <Button onClick={close} disabled={loading && !delay}>
            {isOnItsWay && (delay || problem) ? t`Close` : t`Cancel`}
          </Button>
          {!isShopping && !owner.isDemo && !isToHold && (
            <Button
              look="quiet"
              disabled={loading || isLost}
              working={reserving.loading}
              onClick={() => void press(true)}
            >
              <HoldLabel list={owner} />
            </Button>
          )}
          <Button
            look="primary"
            type="submit"
            // a dialog takes the focus anyway; a field would bring a keyboard over it
            autoFocus={isComplete && (isTouched() || (isKnown && left === 1))}
            disabled={loading}
            working={(isSubmitting || loading) && (isToHold || !reserving.loading)}
          >
            {isToHold ? <HoldLabel list={owner} /> : boughtText(most > 1 ? Number(form.watch('quantity') ?? 1) : 1)}
          </Button>
        </PurchaseActions>
        {onAsk && <QuestionsLine count={data.questionCount} title={title} onOpen={onAsk} />}
      </form>
    </Dialog>
  );
}

function useIsSlow(loading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return isSlow;
}

function withdrawnText(title: string): string {
  return title ? t`“${title}” has just been taken off the list.` : t`It has just been taken off the list.`;
}

function cutText(left: number): string {
  return plural(left, { one: 'Someone was faster: # still wanted.', other: 'Someone was faster: # still wanted.' });
}

/** Whether a keyboard would come up for a field. */
function isTouched(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
