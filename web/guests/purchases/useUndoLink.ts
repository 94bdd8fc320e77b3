import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** In the address of a receipt's link: purchase and secret. */
const UNDO = 'undo';

/**
 * The end of a receipt's link, if one has led here. Its secret leaves the address at once, which is shared and kept in
 * the browser's history; a reload still finds it in the state of that entry.
 */
export function useUndoLink(): { link: string | null; forget: () => void } {
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const [search] = useSearchParams();
  const inAddress = search.get(UNDO);
  const go = (link: string | null) => {
    const rest = new URLSearchParams(search);
    rest.delete(UNDO);
    const { [UNDO]: _, ...kept } = state ?? {};
    const options = { replace: true, preventScrollReset: true };
    navigate({ search: `${rest}`, hash }, { ...options, state: link === null ? kept : { ...kept, [UNDO]: link } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (inAddress !== null) go(inAddress);
  }, [inAddress]);
  return { link: inAddress === null ? (state?.[UNDO] ?? null) : null, forget: () => go(null) };
}
