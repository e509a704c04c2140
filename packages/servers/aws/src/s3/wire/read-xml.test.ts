import { expect, test } from 'vitest';
import { z } from 'zod';
import { S3Error } from '../fault/s3-error.ts';
import { parseXml } from './read-xml.ts';

const parts = z.object({ Upload: z.object({ Part: z.array(z.object({ ETag: z.string() })) }) });
const key = z.object({ A: z.object({ Key: z.string() }) });

const codeOf = (text: string) => {
  try {
    parseXml(text, key);
    return 'ok';
  } catch (error) {
    return error instanceof S3Error ? error.code : 'other';
  }
};

test('text is parsed exactly: entities, references and whitespace', () => {
  const parsed = parseXml(
    '<A>\n  <Key> &lt;a&gt; &amp;amp; &quot;&#13;&#x0A;&#x1F600; 007 </Key>\n</A>',
    key,
  );
  expect(parsed.A.Key).toBe(' <a> &amp; "\r\n\u{1f600} 007 ');
});

test('a list of ten thousand parts is parsed, each with its quoted ETag', () => {
  const list = '<Part><ETag>&quot;x&quot;</ETag></Part>'.repeat(10_000);
  expect(parseXml(`<Upload>${list}</Upload>`, parts).Upload.Part.every((p) => p.ETag === '"x"')).toBe(true);
});

test('text that is not XML, or declares entities, is malformed', () => {
  expect(codeOf('<A><Key>k</Key></A>')).toBe('ok');
  expect(codeOf('<A><Key>k</A>')).toBe('MalformedXML');
  expect(codeOf('<A></A>')).toBe('MalformedXML');
  expect(codeOf('hello')).toBe('MalformedXML');
  expect(codeOf('<!DOCTYPE A [<!ENTITY e "k">]><A><Key>&e;</Key></A>')).toBe('MalformedXML');
});
