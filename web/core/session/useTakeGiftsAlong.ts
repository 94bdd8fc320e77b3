import { guestKey } from './guest-key.ts';
import { useTakeGiftsAlongMutation } from './useTakeGiftsAlong.generated.ts';

export function useTakeGiftsAlong() {
  const [take, { loading }] = useTakeGiftsAlongMutation();
  const takeGiftsAlong = async () => {
    const key = guestKey();
    if (key) await take({ variables: { guestKey: key } });
  };
  return { takeGiftsAlong, isTaking: loading };
}
