/** The structure elements of a tagged PDF. PDFKit's types do not declare all that it writes. */

export type ElementType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

export interface Element {
  add(child: Element | (() => void)): Element;
  end(): void;
}

export interface ElementOptions {
  readonly title?: string;
  /** A description of the figure, in words. */
  readonly alt?: string;
  /** Left, top, right and bottom on the page. */
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: 'Block';
  /** Whether the header is of a column or of a row. */
  readonly scope?: 'Column' | 'Row';
}

type Struct = (type: ElementType, options: ElementOptions, children?: readonly unknown[]) => Element;

const structOf = (doc: PDFKit.PDFDocument): Struct => (doc.struct as unknown as Struct).bind(doc);

/** Adds an element that takes children until it is ended. */
export function openElement(
  doc: PDFKit.PDFDocument,
  parent: Element,
  type: ElementType,
  options: ElementOptions = {},
): Element {
  const element = structOf(doc)(type, options);
  parent.add(element);
  return element;
}

/** Adds an element whose content is drawn by `write`. */
export function addElement(
  doc: PDFKit.PDFDocument,
  parent: Element,
  type: ElementType,
  write: () => void,
  options: ElementOptions = {},
): void {
  parent.add(structOf(doc)(type, options, [write]));
}

/** Adds a figure whose content is drawn asynchronously; `options` is called when it is drawn. */
export async function addFigure(
  doc: PDFKit.PDFDocument,
  parent: Element,
  draw: () => Promise<ElementOptions>,
): Promise<void> {
  const content = doc.markStructureContent('Figure');
  const options = await draw();
  parent.add(structOf(doc)('Figure', options, [content]));
}

/** Draws content that screen readers skip. */
export function addArtifact(
  doc: PDFKit.PDFDocument,
  write: () => void,
  kind: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type: kind });
  write();
  doc.endMarkedContent();
}

/** Makes the root of the document's structure. */
export function openDocument(doc: PDFKit.PDFDocument, title: string): Element {
  const root = structOf(doc)('Document', { title });
  doc.addStructure(root as unknown as Parameters<typeof doc.addStructure>[0]);
  return root;
}
