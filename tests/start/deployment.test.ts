import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { COMPOSE_VARIABLES, SETTINGS, unknownSettings } from '../../server/config.ts';

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string>; ports?: string[]; volumes?: string[]; command?: string[] }
  >;
}

import { ISSUER_FIELDS, issuerVariable } from '../../server/people/issuers/issuer-settings.ts';

const read = (file: string) => readFileSync(resolve(file), 'utf8');
const COMPOSE_FILES = ['docker-compose.yml', 'deploy/compose.https.yml', 'deploy/compose.small.yml'];
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));

/** The names of the variables that stand in for values in the files of compose. */
const variables = COMPOSE_FILES.flatMap((file) =>
  [...read(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name as string),
);

test('compose gives its servers every setting, but those that are the image’s own', () => {
  const ofImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];
  expect(read('Dockerfile')).toContain('ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data');

  expect(servers.length).toBeGreaterThan(1);
  for (const [, { environment = {} }] of servers) {
    const names = Object.keys(environment);
    expect([...names.filter((name) => SETTINGS.includes(name)), ...ofImage].toSorted()).toEqual(SETTINGS.toSorted());
    expect(unknownSettings(names)).toEqual([]);
    for (const [name, value] of Object.entries(environment)) expect(value).toMatch(new RegExp(`^\\$\\{${name}:?-`));
  }
});

test('.env.example names every setting and every variable of compose, and nothing else', () => {
  const all = [...read('.env.example').matchAll(/^#?([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
  const ofIssuer = all.flatMap((name) => issuerVariable(name)?.field ?? []);
  expect(new Set(ofIssuer)).toEqual(new Set(ISSUER_FIELDS));
  const named = all.filter((name) => !issuerVariable(name));

  const ofFiles = variables.filter((name) => !name.endsWith('_FILE'));
  expect(new Set(named)).toEqual(new Set([...SETTINGS, ...ofFiles]));
  expect(unknownSettings(variables)).toEqual([]);
  expect(COMPOSE_VARIABLES.filter((name) => name !== 'COMPOSE_FILE' && !variables.includes(name))).toEqual([]);
  expect(named).toHaveLength(new Set(named).size);
});

test('the proxy is reached without encryption, with it where a domain is set, and keeps its certificates', () => {
  const { environment, ports = [], volumes = [] } = compose.services.proxy ?? {};

  const secure = parse(read('deploy/compose.https.yml')) as Compose;
  const plain = (port: string) => port.replace(/\$\{\w+:-(\d+)\}/, '$1');
  expect(ports.map(plain)).toEqual(['8080:80']);
  expect(secure.services.proxy?.ports?.map(plain)).toEqual(['443:443', '443:443/udp']);
  expect(volumes).toContain('certificates:/data');
  expect(read('deploy/Caddyfile')).toContain('{$SITE_ADDRESS} {');
  expect(environment?.SITE_ADDRESS).toMatch(/^\$\{SITE_ADDRESS:-:80\}$/);
});

test('every image has a version', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  const foreign = images.filter((image) => image !== 'kindlist');

  expect(foreign.length).toBeGreaterThan(2);
  for (const image of foreign) expect(image).toMatch(/:v?\d+\.\d+/);
});

test('nobody elsewhere reads the mails that are caught, and no password is the same for every site', () => {
  expect(compose.services.mail?.ports).toEqual(['127.0.0.1:8025:8025']);
  const password = 'POSTGRES_PASSWORD|AWS_SECRET_ACCESS_KEY';
  for (const file of COMPOSE_FILES) expect(read(file)).not.toMatch(new RegExp(`(?<!\\$)\\$\\{(?:${password}):?-[^}]`));
});

test('what makes the passwords makes them once, and the address of the database with them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { command = [] } = compose.services.secrets ?? {};
  const script = (command[0] ?? '').replaceAll('$$', '$').replace('cd /secrets', `cd ${folder}`);
  const kept = (name: string) => readFileSync(join(folder, name), 'utf8');

  execFileSync('/bin/sh', ['-euc', script], { env: { AWS_ACCESS_KEY_ID: 'kindlist', PATH: process.env.PATH } });
  const first = kept('postgres-password');
  execFileSync('/bin/sh', ['-euc', script], { env: { AWS_ACCESS_KEY_ID: 'kindlist', PATH: process.env.PATH } });

  expect(first).toMatch(/^[0-9a-f]{48}$/);
  expect(kept('postgres-password')).toBe(first);
  expect(kept('database-url')).toBe(`postgresql://kindlist:${first}@database:5432/kindlist`);
  const [identity] = JSON.parse(kept('pictures.json')).identities;
  expect(identity.credentials).toEqual([{ accessKey: 'kindlist', secretKey: kept('pictures-key') }]);
});
