import { Sealer } from '../../base/process/sealer.ts';
import type { PublicIssuer } from '../../core/settings/public-config.type.ts';
import { UnknownIssuer } from './errors.ts';
import { Issuer } from './issuer.ts';
import type { IssuerSettings } from './issuer-settings.ts';

interface Surroundings {
  publicUrl: string;
  /** The secret of the site: ID tokens that are kept are sealed with it. */
  secret: string;
  tellOperator?: (issuerUrl: string, message: string) => void;
}

export class Issuers {
  private readonly sealer: Sealer;
  private readonly byId: ReadonlyMap<string, Issuer>;

  constructor(settings: readonly IssuerSettings[], { publicUrl, secret, tellOperator = () => {} }: Surroundings) {
    this.sealer = new Sealer(secret, 'id-token');
    const made = settings.map(
      (each) => new Issuer(each, publicUrl, (message) => tellOperator(each.issuerUrl, message)),
    );
    this.byId = new Map(made.map((issuer) => [issuer.settings.id, issuer]));
  }

  /** Programs may bring tokens of the Google that `GOOGLE_CLIENT_ID` sets. */
  get google(): Issuer | null {
    const google = this.byId.get('google');
    return google?.settings.prefix === 'GOOGLE' ? google : null;
  }

  get shown(): PublicIssuer[] {
    return [...this.byId.values()].map(({ settings: { id, name, icon, signsOutThere } }) => {
      return { id, name, iconPath: icon && `/signin-icons/${id}`, signsOutThere };
    });
  }

  named(id: string): Issuer {
    const issuer = this.byId.get(id);
    if (!issuer) throw new UnknownIssuer();
    return issuer;
  }

  sealed(idToken: string, userId: string): string {
    return this.sealer.seal(Buffer.from(idToken), userId);
  }

  idTokenIn(sealed: string, userId: string): string | null {
    return this.sealer.open(sealed, userId)?.toString() ?? null;
  }

  find(id: string): Issuer | null {
    return this.byId.get(id) ?? null;
  }
}
