/** A state whose query language is JSONPath, with loosely typed fields. */
import type { Json, JsonObject } from '../ground/json.ts';

export interface JsonPathState {
  readonly [field: string]: Json | undefined;
  readonly Type: string;
  readonly InputPath?: string | null;
  readonly OutputPath?: string | null;
  readonly ResultPath?: string | null;
  readonly Parameters?: Json;
  readonly Result?: Json;
  readonly ResultSelector?: Json;
  readonly Credentials?: Json;
  readonly Assign?: Json;
  readonly Choices?: JsonObject[];
  readonly Default?: string;
  readonly ItemsPath?: string;
  readonly ItemSelector?: Json;
  readonly ItemBatcher?: JsonObject;
}
