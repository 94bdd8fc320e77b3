import { describe, expect } from 'vitest';
import { add, itemsOn, run, syncedFolder, test } from './setting.ts';

describe('vdirsyncer and todoman', () => {
  test('find the list by its site alone, and add, tick, rename and delete, there and here', async ({
    setting,
    folder,
  }) => {
    await add(setting, { title: 'Flour', amount: '500 g', quantityDesired: 2, category: 'Baking', notes: 'Type 405' });
    const milk = await add(setting, { title: 'Milk' });
    const { discover, sync, todo } = syncedFolder(setting, folder);

    await discover();
    await sync();
    const listed = async (): Promise<{ id: number; summary: string }[]> =>
      JSON.parse(await todo('--porcelain', 'list'));
    const names = async () => (await listed()).map(({ summary }) => summary).sort();
    expect(await names()).toEqual(['2 × 500 g Flour', 'Milk']);

    await todo('new', '--list', setting.listId, '6 eggs');
    const idOf = async (name: string) => (await listed()).find(({ summary }) => summary === name)?.id;
    await todo('done', `${await idOf('Milk')}`);
    await sync();
    expect(await itemsOn(setting)).toMatchObject([
      {
        title: 'Flour',
        amount: '500 g',
        quantityDesired: 2,
        quantityPurchased: 0,
        category: 'Baking',
        notes: 'Type 405',
      },
      { id: milk, title: 'Milk', quantityPurchased: 1 },
      { title: 'eggs', quantityDesired: 6, quantityPurchased: 0 },
    ]);

    const rename = 'mutation ($id: ID!) { updateItem(itemId: $id, changes: { title: "Rye flour" }) { id } }';
    const [flour] = await itemsOn(setting);
    await setting.product.send(rename, { id: flour.id }, setting.accessToken);
    await sync();
    expect(await names()).toContain('2 × 500 g Rye flour');
    await todo('delete', '--yes', `${await idOf('2 × 500 g Rye flour')}`);
    await sync();
    expect((await itemsOn(setting)).map(({ title }: { title: string }) => title)).toEqual(['Milk', 'eggs']);
    expect(await sync(), 'and then nothing is left to do').not.toMatch(/[Cc]opying|[Dd]eleting/);
  });
});

const WITH_CALDAV = `
import sys, json, caldav
url, name, password = sys.argv[1:4]
client = caldav.DAVClient(url=url, username=name, password=password)
principal = client.principal()
[calendar] = principal.calendars()
said = {"name": calendar.name, "components": calendar.get_supported_components()}
calendar.save_todo(summary="3 x oat milk", categories=["Dairy"])
todos = {str(t.icalendar_component["SUMMARY"]): t for t in calendar.todos()}
said["open"] = sorted(todos)
todos["Bread"].complete()
said["left"] = sorted(str(t.icalendar_component["SUMMARY"]) for t in calendar.todos())
said["all"] = len(calendar.todos(include_completed=True))
token = calendar.objects_by_sync_token(load_objects=True)
said["synced"] = len(list(token))
eggs = todos["Eggs"]
eggs.icalendar_component["SUMMARY"] = "12 eggs"
eggs.save()
todos["Butter"].delete()
try:
    token.sync()
    said["token"] = "holds"
except caldav.lib.error.AuthorizationError:
    said["token"] = "is over"
    token = calendar.objects_by_sync_token(load_objects=True)
said["later"] = sorted(str(t.icalendar_component["SUMMARY"]) for t in token)
try:
    principal.make_calendar(name="Another")
    said["made"] = True
except caldav.lib.error.DAVError:
    said["made"] = False
print(json.dumps(said))
`;

describe('the Python library for CalDAV, by which Home Assistant reads', () => {
  test('finds the list, adds, completes, renames, deletes and syncs', async ({ setting }) => {
    for (const title of ['Bread', 'Eggs', 'Butter']) await add(setting, { title });
    const { product, email, password } = setting;

    const printed = await run('/usr/bin/python3', ['-c', WITH_CALDAV, `${product.address}/dav/`, email, password]);

    expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual({
      name: 'Groceries',
      components: ['VTODO'],
      open: ['3 × oat milk', 'Bread', 'Butter', 'Eggs'],
      left: ['3 × oat milk', 'Butter', 'Eggs'],
      all: 4,
      synced: 4,
      token: 'is over',
      later: ['12 × eggs', '3 × oat milk', 'Bread'],
      made: false,
    });
    expect(await itemsOn(setting)).toMatchObject([
      { title: 'Bread', quantityPurchased: 1 },
      { title: 'eggs', quantityDesired: 12 },
      { title: 'oat milk', quantityDesired: 3, category: 'Dairy' },
    ]);
  });
});
