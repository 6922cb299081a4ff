{{- define "tiquete.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "tiquete.selector" -}}
app.kubernetes.io/name: tiquete
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "tiquete.labels" -}}
{{ include "tiquete.selector" . }}
app.kubernetes.io/version: {{ include "tiquete.tag" .root | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "tiquete.tag" -}}
{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "tiquete.image" -}}
image: {{ printf "%s/%s:%s" .root.Values.image.registry .image (include "tiquete.tag" .root) | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Settings of every pod. `uid` is the image's user. */}}
{{- define "tiquete.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .uid }}
  runAsGroup: {{ .uid }}
  fsGroup: {{ .uid }}
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Replicas of one component on different machines and in different zones, as far as there are any. */}}
{{- define "tiquete.spread" -}}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{ include "tiquete.selector" $ | nindent 8 }}
  {{- end }}
{{- end }}

{{- define "tiquete.budget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "tiquete.name" .root }}-{{ .component }}
  labels: {{ include "tiquete.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{ include "tiquete.selector" . | nindent 6 }}
{{- end }}

{{/*
Names of the settings of one component: `replica` for api and worker, `database` and `release` for the jobs. Only the jobs get the
owner of the tables and the signing key.
*/}}
{{- define "tiquete.settingNames" -}}
{{- $all := concat (keys .root.Values.settings) (keys .root.Values.secrets) -}}
{{- $jobs := list "DATABASE_ADMIN_URL" "DATABASE_MIGRATION_URL" "RELEASE_KEY" "RELEASE_PUBLISHERS" -}}
{{- range $name := sortAlpha $all | uniq -}}
{{- $bucket := or (hasPrefix "S3_" $name) (eq "RELEASE_FILES" $name) -}}
{{- $storage := and (hasPrefix "DATABASE_" $name) (not (has $name (list "DATABASE_ADMIN_URL" "DATABASE_MIGRATION_URL"))) -}}
{{- $use := false -}}
{{- if eq $.for "replica" }}{{ $use = not (has $name $jobs) }}{{ end -}}
{{- if eq $.for "database" }}{{ $use = has $name (list "DATABASE_ADMIN_URL" "DATABASE_MIGRATION_URL" "DATABASE_URL") }}{{ end -}}
{{- if eq $.for "release" }}{{ $use = or $bucket $storage (hasPrefix "RELEASE_" $name) }}{{ end -}}
{{- if $use }}{{ $name }},{{ end -}}
{{- end -}}
{{- end }}

{{- define "tiquete.env" -}}
{{- $names := splitList "," (include "tiquete.settingNames" . | trimSuffix ",") -}}
- { name: NODE_ENV, value: production }
- { name: DATA_DIR, value: /data }
{{- range $name := $names }}
{{- $isSecret := hasKey $.root.Values.secrets $name }}
{{- $value := get $.root.Values.settings $name | toString }}
{{- if and $isSecret (hasKey $.root.Values.settings $name) }}
{{- fail (printf "%s is in settings and in secrets" $name) }}
{{- else if $isSecret }}
- { name: {{ $name }}_FILE, value: /run/secrets/tiquete/{{ $name }} }
{{- else if ne $value "" }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "tiquete.secrets" -}}
{{- $names := splitList "," (include "tiquete.settingNames" . | trimSuffix ",") -}}
name: secrets
projected:
  # Readable by the group of the pod only.
  defaultMode: 0440
  sources:
    {{- range $name := $names }}
    {{- if hasKey $.root.Values.secrets $name }}
    {{- $from := get $.root.Values.secrets $name | default dict }}
    - secret:
        name: {{ $from.name | default $.root.Values.secretName }}
        items:
          - { key: {{ $from.key | default $name }}, path: {{ $name }} }
    {{- end }}
    {{- end }}
{{- end }}
