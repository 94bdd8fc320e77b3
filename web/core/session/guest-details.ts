const EMAIL = 'kindlist_guest_email';
const NAME = 'kindlist_guest_name';

/** Remembers a guest's details on this device, so that a second gift needs no typing. */
export function rememberedGuest(): { email: string; name: string } {
  try {
    return { email: localStorage.getItem(EMAIL) ?? '', name: localStorage.getItem(NAME) ?? '' };
  } catch {
    return { email: '', name: '' };
  }
}

export function rememberGuest(email: string, name: string | null): void {
  try {
    localStorage.setItem(EMAIL, email);
    localStorage.setItem(NAME, name ?? '');
  } catch {
    // Storage may be forbidden; then they are asked again.
  }
}
