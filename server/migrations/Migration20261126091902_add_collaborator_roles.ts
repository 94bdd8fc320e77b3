import { Migration } from '@mikro-orm/migrations';

export class Migration20261126091902_add_collaborator_roles extends Migration {

  override name = 'Migration20261126091902_add_collaborator_roles';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invitations" add "role" text not null default 'EDITOR';`);
    this.addSql(`alter table "invitations" add constraint "invitations_role_check" check ("role" in ('EDITOR', 'HELPER'));`);

    this.addSql(`alter table "collaborators" add "role" text not null default 'EDITOR';`);
    this.addSql(`alter table "collaborators" add constraint "collaborators_role_check" check ("role" in ('EDITOR', 'HELPER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "collaborators" drop constraint "collaborators_role_check";`);
    this.addSql(`alter table "collaborators" drop column "role";`);

    this.addSql(`alter table "invitations" drop constraint "invitations_role_check";`);
    this.addSql(`alter table "invitations" drop column "role";`);
  }

}
