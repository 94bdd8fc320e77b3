interface Claims {
  /** Seconds by the server's clock. */
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** Null for anything else. The browser cannot check the signature and need not. */
export function readAccessToken(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims?.exp === 'number' ? claims : null;
  } catch {
    return null;
  }
}
