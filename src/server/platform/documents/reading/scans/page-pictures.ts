import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Raster } from './raster.ts';

/** What a page shows beside its text. */
export interface PageLook {
  /** Whether it shows anything at all. */
  isBlank: boolean;
  /** Share of the page that pictures cover, those that lie over each other counted twice. */
  covered: number;
  /** Pixels of its largest picture. */
  pixels: number;
}

/** Resolutions (dpi) between which a page is drawn: its pictures' own, where it lies between them. Digits need 200. */
const resolutions = { least: 200, most: 300 };
/** Pixels of a drawn page: A3 at 300 dpi has 17 million. */
const mostPixels = 18_000_000;
/** What pdfium calls a picture, and a form, which holds objects itself; so deep, forms are looked into. */
const kinds = { picture: 3, form: 5 };
const deepest = 4;
const grey = 1;
/** `FPDF_ANNOT` and `FPDF_GRAYSCALE`. */
const drawing = 1 | 8;

/** The program's memory, seen in three ways; they are new ones when it has grown. */
type Memory = Readonly<{ HEAPU8: Uint8Array; HEAPU32: Uint32Array; HEAPF32: Float32Array }>;
const memoryOf = ({ pdfium }: WrappedPdfiumModule) => pdfium as unknown as Memory;

/** The pages of a PDF as pictures, drawn by pdfium, which reads every format of pictures that a PDF may hold. */
export class PagePictures {
  private readonly pdfium: WrappedPdfiumModule;
  private readonly document: number;
  /** Room for four numbers of 32 bits that pdfium writes. */
  private readonly room: number;

  private constructor(pdfium: WrappedPdfiumModule, document: number) {
    this.pdfium = pdfium;
    this.document = document;
    this.room = pdfium.pdfium.wasmExports.malloc(16);
  }

  /** Undefined for what pdfium can't open. */
  static async open(bytes: Uint8Array): Promise<PagePictures | undefined> {
    const program = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
    const wasmBinary = new Uint8Array(readFileSync(program)).buffer;
    const pdfium = await init({ wasmBinary });
    pdfium.PDFiumExt_Init();
    const address = pdfium.pdfium.wasmExports.malloc(bytes.length);
    memoryOf(pdfium).HEAPU8.set(bytes, address);
    const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
    return document ? new PagePictures(pdfium, document) : undefined;
  }

  private onPage<T>(number: number, work: (page: number, width: number, height: number) => T): T | undefined {
    const page = this.pdfium.FPDF_LoadPage(this.document, number - 1);
    if (!page) return undefined;
    const [width, height] = [this.pdfium.FPDF_GetPageWidthF(page), this.pdfium.FPDF_GetPageHeightF(page)];
    const result = width > 0 && height > 0 ? work(page, width, height) : undefined;
    this.pdfium.FPDF_ClosePage(page);
    return result;
  }

  /** Its largest picture, so deep within forms. Nothing is decoded. */
  private pixelsOf(object: number, depth = 0): number {
    const { pdfium, room } = this;
    const kind = pdfium.FPDFPageObj_GetType(object);
    if (kind === kinds.picture) {
      if (!pdfium.FPDFImageObj_GetImagePixelSize(object, room, room + 4)) return 0;
      const { HEAPU32 } = memoryOf(pdfium);
      return (HEAPU32[room / 4] ?? 0) * (HEAPU32[room / 4 + 1] ?? 0);
    }
    if (kind !== kinds.form || depth === deepest) return 0;
    let most = 0;
    for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
      most = Math.max(most, this.pixelsOf(pdfium.FPDFFormObj_GetObject(object, index), depth + 1));
    return most;
  }

  /** Square points of the page within an object's bounds. */
  private areaOf(object: number): number {
    const { pdfium, room } = this;
    if (!pdfium.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)) return 0;
    const [left = 0, bottom = 0, right = 0, top = 0] = memoryOf(pdfium).HEAPF32.subarray(
      room / 4,
      room / 4 + 4,
    );
    return (right - left) * (top - bottom);
  }

  look(number: number): PageLook {
    const look = this.onPage(number, (page, width, height) => {
      const count = this.pdfium.FPDFPage_CountObjects(page);
      let [covered, pixels] = [0, 0];
      for (let index = 0; index < count; index++) {
        const object = this.pdfium.FPDFPage_GetObject(page, index);
        const own = this.pixelsOf(object);
        if (own > 0) covered += this.areaOf(object) / (width * height);
        pixels = Math.max(pixels, own);
      }
      return { isBlank: count === 0, covered, pixels };
    });
    return look ?? { isBlank: true, covered: 0, pixels: 0 };
  }

  /** A page as it is seen, in grey; undefined when it can't be drawn. */
  draw(number: number): Raster | undefined {
    const { pixels, covered } = this.look(number);
    return this.onPage(number, (page, pageWidth, pageHeight) => {
      const { pdfium } = this;
      const inches = (pageWidth * pageHeight) / 72 ** 2;
      const own = Math.sqrt(pixels / (inches * Math.min(1, covered || 1)));
      const wanted = Math.min(resolutions.most, Math.max(resolutions.least, own || resolutions.most));
      const dpi = Math.min(wanted, Math.sqrt(mostPixels / inches));
      const [width, height] = [pageWidth, pageHeight].map((points) =>
        Math.max(1, Math.round((points * dpi) / 72)),
      ) as [number, number];
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, grey, 0, 0);
      if (!bitmap) return undefined;
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawing);
      const [from, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
      const drawn = new Uint8Array(width * height);
      for (let y = 0; y < height; y++)
        drawn.set(memoryOf(pdfium).HEAPU8.subarray(from + y * stride, from + y * stride + width), y * width);
      pdfium.FPDFBitmap_Destroy(bitmap);
      return { width, height, pixels: drawn, dpi };
    });
  }
}
