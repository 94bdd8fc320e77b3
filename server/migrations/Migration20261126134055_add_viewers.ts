import { Migration } from '@mikro-orm/migrations';

export class Migration20261126134055_add_viewers extends Migration {

  override name = 'Migration20261126134055_add_viewers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invitations" drop constraint "invitations_role_check";`);
    this.addSql(`alter table "invitations" add constraint "invitations_role_check" check ("role" in ('EDITOR', 'HELPER', 'VIEWER'));`);

    this.addSql(`alter table "collaborators" drop constraint "collaborators_role_check";`);
    this.addSql(`alter table "collaborators" add constraint "collaborators_role_check" check ("role" in ('EDITOR', 'HELPER', 'VIEWER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "collaborators" where "role" = 'VIEWER';`);
    this.addSql(`delete from "invitations" where "role" = 'VIEWER';`);

    this.addSql(`alter table "collaborators" drop constraint "collaborators_role_check";`);
    this.addSql(`alter table "collaborators" add constraint "collaborators_role_check" check ("role" in ('EDITOR', 'HELPER'));`);

    this.addSql(`alter table "invitations" drop constraint "invitations_role_check";`);
    this.addSql(`alter table "invitations" add constraint "invitations_role_check" check ("role" in ('EDITOR', 'HELPER'));`);
  }

}
