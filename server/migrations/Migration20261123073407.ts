import { Migration } from '@mikro-orm/migrations';

export class Migration20261123073407 extends Migration {

  override name = 'Migration20261123073407';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mails" add "kind" text null;`);
    this.addSql(`alter table "mails" add constraint "mails_kind_check" check ("kind" in ('PURCHASE_RECEIPT', 'GIFT_NEWS', 'DIGEST', 'INVITATION', 'LIST_SHARED'));`);
    this.addSql(`update "mails" set "kind" = case
      when "subject" like 'Marked as purchased: %' then 'PURCHASE_RECEIPT'
      when "subject" like '% invites you to the list “%' then 'INVITATION'
      when "subject" like '% shared the list “%' then 'LIST_SHARED'
      else 'GIFT_NEWS'
    end
    where "about_list_ids" is not null or "subject" like '% the list “%';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mails" drop constraint "mails_kind_check";`);
    this.addSql(`alter table "mails" drop column "kind";`);
  }

}
