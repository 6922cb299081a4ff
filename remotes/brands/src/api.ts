import type {
  ApiBody,
  BrandAccess,
  BrandComparison,
  BrandDraft,
  BrandHost,
  BrandRole,
  BrandSender,
  BrandVersionEntry,
  ConsoleBrand,
  ConsoleBrands,
  HostMethod,
  SeenBrandVersion,
} from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

// Every function here throws ApiProblem, or an AbortError when `signal` aborts.

export const fetchBrands = async (
  api: ApiClient,
  _: null,
  signal: AbortSignal,
): Promise<ConsoleBrands> => (await api.call('GET console/brands', {}, signal)).data;
export const fetchBrand = async (
  api: ApiClient,
  brand: string,
  signal: AbortSignal,
): Promise<ConsoleBrand> =>
  (await api.call('GET console/brands/:brand', { params: { brand } }, signal)).data;
export const fetchVersions = async (
  api: ApiClient,
  brand: string,
  signal: AbortSignal,
): Promise<BrandVersionEntry[]> =>
  (await api.call('GET console/brands/:brand/versions', { params: { brand } }, signal)).data;

export interface ComparisonQuery {
  brand: string;
  from: number;
  to: number;
}
export const fetchComparison = async (
  api: ApiClient,
  { brand, from, to }: ComparisonQuery,
  signal: AbortSignal,
): Promise<BrandComparison> =>
  (
    await api.call(
      'GET console/brands/:brand/comparison',
      { params: { brand }, query: { from, to } },
      signal,
    )
  ).data;

export type Creation = ApiBody<'POST console/brands'>;
export const createBrand = async (api: ApiClient, body: Creation): Promise<ConsoleBrand> =>
  (await api.call('POST console/brands', { body })).data;

/** Action on a brand's version that the page shows. It returns the changed brand. */
interface Change {
  brand: string;
  seen: SeenBrandVersion;
}
export const seenOf = ({ number, revision }: SeenBrandVersion): SeenBrandVersion => ({
  number,
  revision,
});
export const saveDraft = async (
  api: ApiClient,
  { brand, ...body }: Change & { file: BrandDraft },
): Promise<ConsoleBrand> =>
  (await api.call('PUT console/brands/:brand/draft', { params: { brand }, body })).data;
export const discardDraft = async (
  api: ApiClient,
  { brand, ...body }: Change,
): Promise<ConsoleBrand> =>
  (await api.call('DELETE console/brands/:brand/draft', { params: { brand }, body })).data;
export const fetchHosts = async (
  api: ApiClient,
  brand: string,
  signal: AbortSignal,
): Promise<BrandHost[]> =>
  (await api.call('GET console/brands/:brand/hosts', { params: { brand } }, signal)).data;
export const verifyHost = async (
  api: ApiClient,
  { method, ...params }: { brand: string; host: string; method: HostMethod },
): Promise<BrandHost> =>
  (
    await api.call('POST console/brands/:brand/hosts/:host/verifications', {
      params,
      body: { method },
    })
  ).data;
export const fetchSender = async (
  api: ApiClient,
  brand: string,
  signal: AbortSignal,
): Promise<BrandSender> =>
  (await api.call('GET console/brands/:brand/sender', { params: { brand } }, signal)).data;
export const verifySender = async (api: ApiClient, brand: string): Promise<BrandSender> =>
  (await api.call('POST console/brands/:brand/sender/verifications', { params: { brand } })).data;
export const storePicture = async (
  api: ApiClient,
  { brand, ...body }: { brand: string } & ApiBody<'POST console/brands/:brand/pictures'>,
) => (await api.call('POST console/brands/:brand/pictures', { params: { brand }, body })).data;
/** Milliseconds for the upload of some megabytes over a slow connection and for the server's resizing. */
const HERO_TIMEOUT_MS = 120_000;
export const storeHero = async (
  api: ApiClient,
  { brand, file }: { brand: string; file: Blob },
): Promise<{ path: string; ratio: number }> =>
  (
    await api.call('POST console/brands/:brand/heroes', {
      params: { brand },
      bytes: file,
      timeoutMs: HERO_TIMEOUT_MS,
    })
  ).data;
export const openPreview = async (
  api: ApiClient,
  { brand, ...body }: { brand: string; file?: BrandDraft; path: string },
  signal: AbortSignal,
): Promise<{ path: string }> =>
  (await api.call('POST console/brands/:brand/previews', { params: { brand }, body }, signal)).data;
export const publishDraft = async (
  api: ApiClient,
  { brand, ...body }: Change & { note?: string },
): Promise<ConsoleBrand> =>
  (await api.call('POST console/brands/:brand/publications', { params: { brand }, body })).data;
export const revertBrand = async (
  api: ApiClient,
  { brand, ...body }: Change & { to: number; note?: string },
): Promise<ConsoleBrand> =>
  (await api.call('POST console/brands/:brand/reversions', { params: { brand }, body })).data;

export const fetchPeople = async (
  api: ApiClient,
  brand: string,
  signal: AbortSignal,
): Promise<BrandAccess> =>
  (await api.call('GET console/brands/:brand/people', { params: { brand } }, signal)).data;
interface OfBrand {
  brand: string;
  id: string;
}
export const changeRole = async (
  api: ApiClient,
  { role, ...params }: OfBrand & { role: BrandRole },
): Promise<BrandAccess> =>
  (await api.call('PATCH console/brands/:brand/people/:id', { params, body: { role } })).data;
export const removePerson = async (api: ApiClient, params: OfBrand): Promise<BrandAccess> =>
  (await api.call('DELETE console/brands/:brand/people/:id', { params })).data;
export const invite = async (
  api: ApiClient,
  { brand, ...body }: { brand: string; email: string; role: BrandRole },
): Promise<BrandAccess> =>
  (await api.call('POST console/brands/:brand/invitations', { params: { brand }, body })).data;
export const takeInvitationBack = async (api: ApiClient, params: OfBrand): Promise<BrandAccess> =>
  (await api.call('DELETE console/brands/:brand/invitations/:id', { params })).data;
