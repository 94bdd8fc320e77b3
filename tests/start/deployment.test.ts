import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../../server/config.ts';

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string>; ports?: string[]; volumes?: string[] }
  >;
}

const read = (file: string) => readFileSync(resolve(file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));

/** The names of the variables that stand in for values in docker-compose.yml. */
const variables = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);

test('compose gives its servers every setting, but those that are the image’s own', () => {
  const ofImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];
  expect(read('Dockerfile')).toContain('ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data');

  expect(servers.length).toBeGreaterThan(1);
  for (const [, { environment = {} }] of servers) {
    expect([...Object.keys(environment), ...ofImage].toSorted()).toEqual(SETTINGS.toSorted());
    for (const [name, value] of Object.entries(environment)) {
      if (name !== 'DATABASE_URL') expect(value).toMatch(new RegExp(`^\\$\\{${name}:-`));
    }
  }
});

test('.env.example names every setting and every variable of compose, and nothing else', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z_0-9]+)=/gm)].map(([, name]) => name);

  expect(new Set(named)).toEqual(new Set([...SETTINGS, ...variables]));
  expect(named).toHaveLength(new Set(named).size);
});

test('the proxy is reached with and without encryption, and keeps its certificates', () => {
  const { environment, ports = [], volumes = [] } = compose.services.proxy ?? {};

  expect(ports.map((port) => port.replace(/\$\{\w+:-(\d+)\}/, '$1'))).toEqual(
    expect.arrayContaining(['8080:80', '443:443']),
  );
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
