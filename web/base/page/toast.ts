import type { ExternalToast } from 'sonner';
import { keepLoading } from '../network/failed-loads.ts';

type Look = 'success' | 'error' | 'info' | 'message';

/** The code comes with the first note: most visits, of guests above all, need none. */
export const toast = Object.assign(showAs('message'), {
  success: showAs('success'),
  error: showAs('error'),
  info: showAs('info'),
});

function showAs(look: Look) {
  return (...note: [text: string, options?: ExternalToast]): void => {
    void keepLoading(() => import('sonner')).then(({ toast }) => toast[look](...note));
  };
}
