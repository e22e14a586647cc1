"""Figures for the host's monitoring (Prometheus), served by bot/app.py where FNORD_METRICS_PORT is set."""

from __future__ import annotations

from prometheus_client import Counter, Histogram

INTERACTIONS = Counter("fnord_interactions", "Commands, clicks and forms received", ["kind"])
REFUSALS = Counter("fnord_refusals", "Interactions answered with a reason why not")
FAILURES = Counter("fnord_failures", "Interactions that met a defect or a failure of ours")
COMMITS = Counter("fnord_commits", "Changes stored")
MESSAGES = Counter(
    "fnord_messages", "Messages of tables by kind and what became of them", ["kind", "outcome"]
)
PICTURES = Histogram(
    "fnord_picture_seconds", "Time to draw a picture", buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5)
)
